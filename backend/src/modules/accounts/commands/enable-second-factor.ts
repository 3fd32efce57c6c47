import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { endSessions } from '../persistence/end-sessions.ts'
import { getCallersAccount } from '../persistence/get-account.ts'
import { replaceBackupCodes } from '../persistence/replace-backup-codes.ts'
import { SecondFactorSchema } from '../persistence/second-factor-schema.ts'

export interface EnableSecondFactor {
  accountId: string
  /** The secret that the code was checked against. */
  sealed: string
  /** The time step of that code. */
  step: number
  codeHashes: readonly string[]
  /** The key of the caller's session: every other session was opened without a code. */
  sessionKey: Buffer
}

/** Turns the second factor on, and ends every other session. */
export async function enableSecondFactor(
  { accountId, sealed, step, codeHashes, sessionKey }: EnableSecondFactor,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const account = await getCallersAccount(em, accountId)
  const confirmed = await em.nativeUpdate(SecondFactorSchema, { accountId, sealed }, { lastStep: step })
  if (account.secondFactorAt !== null || confirmed === 0)
    throw new DomainError('conflict', 'This has been set up elsewhere in the meantime. Load the page again.')
  account.secondFactorAt = now
  await replaceBackupCodes(em, accountId, codeHashes)
  await endSessions(em, accountId, sessionKey)
  emit({ type: 'accounts.second-factor-enabled', payload: { accountId } })
}
