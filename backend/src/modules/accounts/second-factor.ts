import { createHash, randomBytes } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import { openUnlessLost, type SecretBox } from '#platform/secrets/secret-box'
import { enableSecondFactor } from './commands/enable-second-factor.ts'
import { prepareSecondFactor } from './commands/prepare-second-factor.ts'
import { takeBackupCode } from './commands/take-backup-code.ts'
import { takeTotpStep } from './commands/take-totp-step.ts'
import { BACKUP_CODE_BYTES, BACKUP_CODES, backupCode, plainCode } from './domain/backup-codes.ts'
import { newTotpSecret, totpStep, totpUri } from './gateways/totp.ts'
import { findSecondFactor } from './queries/find-second-factor.ts'
import { SECOND_FACTOR_SECRETS } from './second-factor-secrets.ts'

export type SecondFactorOf = ReturnType<typeof createSecondFactor>

interface SecondFactorParts {
  sql: Sql
  commands: CommandRunner
  secrets: SecretBox
  siteName: string
}

const UNREADABLE =
  'The codes of your app cannot be checked right now. Use one of your backup codes, or write to those who run this community.'

const TOTP_CODE = /^\d{6}$/

/** Codes of authenticator apps, and backup codes. */
export function createSecondFactor(parts: SecondFactorParts) {
  const { sql, commands, secrets, siteName } = parts

  /** Which step of time a code is of; undefined for a wrong one. Throws `unavailable` where nobody can tell. */
  function stepOf(accountId: string, sealed: string, code: string, now: Date): number | undefined {
    const secret = openUnlessLost(secrets, sealed, SECOND_FACTOR_SECRETS.contextOf(accountId))
    if (secret === undefined) throw new DomainError('unavailable', UNREADABLE)
    return totpStep(secret, code, now)
  }

  /** Makes a secret that does not count yet. Returns it in base32, and as the address that an app reads. */
  async function begin(accountId: string, email: string): Promise<{ secret: string; uri: string }> {
    const secret = newTotpSecret()
    const sealed = secrets.seal(secret, SECOND_FACTOR_SECRETS.contextOf(accountId))
    await commands.run(prepareSecondFactor, { accountId, sealed }, actorOf(accountId))
    return { secret, uri: totpUri(secret, { issuer: siteName, label: email }) }
  }

  /** Turns the second factor on by a first code. Returns backup codes. Throws for a code that does not fit. */
  async function confirm(accountId: string, code: string, { now, sessionKey }: Confirmation) {
    const found = await findSecondFactor(sql, accountId)
    if (found === undefined) throw new DomainError('conflict', 'Begin the set-up again.')
    const step = stepOf(accountId, found.sealed, code, now)
    if (step === undefined) throw wrongCode()
    const { codes, codeHashes } = newBackupCodes(accountId)
    const input = { accountId, sealed: found.sealed, step, codeHashes, sessionKey }
    await commands.run(enableSecondFactor, input, actorOf(accountId))
    return codes
  }

  /** Uses a code up. Returns false for one that does not fit or was used before. */
  async function take(accountId: string, code: string, now: Date): Promise<boolean> {
    const actor = actorOf(accountId)
    const plain = plainCode(code)
    if (!TOTP_CODE.test(plain))
      return commands.run(takeBackupCode, { accountId, codeHash: hashOf(accountId, plain) }, actor)
    const found = await findSecondFactor(sql, accountId)
    if (found === undefined || found.enabledAt === null) return false
    const step = stepOf(accountId, found.sealed, plain, now)
    return step !== undefined && commands.run(takeTotpStep, { accountId, step }, actor)
  }

  return { begin, confirm, take }
}

interface Confirmation {
  now: Date
  /** The key under which the caller's session is stored. */
  sessionKey: Buffer
}

/** What a person reads whose code does not fit. */
export const WRONG_CODE = 'This code is wrong or has already been used. Wait for the next one and try again.'

/** The refusal of a code in a form of somebody signed in, said at its field. */
export const wrongCode = () => new DomainError('invalid-input', `code: ${WRONG_CODE}`)

/** Backup codes to show once, and their hashes to keep. */
export function newBackupCodes(accountId: string): { codes: string[]; codeHashes: string[] } {
  const codes = Array.from({ length: BACKUP_CODES }, () => backupCode(randomBytes(BACKUP_CODE_BYTES)))
  return { codes, codeHashes: codes.map((code) => hashOf(accountId, plainCode(code))) }
}

function hashOf(accountId: string, plain: string): string {
  return createHash('sha256').update(`${accountId}:${plain}`).digest('base64url')
}

const actorOf = (accountId: string): Actor => `account:${accountId}`
