import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { getCallersAccount } from '../persistence/get-account.ts'
import { SecondFactorSchema } from '../persistence/second-factor-schema.ts'

/** Keeps a new secret until a first code confirms it; one that was never confirmed is replaced. */
export async function prepareSecondFactor(
  { accountId, sealed }: { accountId: string; sealed: string },
  { em }: CommandContext,
): Promise<void> {
  const account = await getCallersAccount(em, accountId)
  if (account.secondFactorAt !== null)
    throw new DomainError('conflict', 'The second factor is already on. Turn it off first to change the app.')
  await em.upsert(SecondFactorSchema, { accountId, sealed, lastStep: null })
}
