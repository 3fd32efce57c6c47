import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor as disableSecondFactorCall,
  renewBackupCodes as renewBackupCodesCall,
} from '@meridian/contracts/http/accounts/second-factor'
import { signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { sessionKeyOf } from '#platform/sessions/sign-in'
import { disableSecondFactor } from './commands/disable-second-factor.ts'
import { renewBackupCodes } from './commands/renew-backup-codes.ts'
import type { Passwords } from './passwords.ts'
import type { AccountParts } from './rate-limits.ts'
import { newBackupCodes, type SecondFactorOf, wrongCode } from './second-factor.ts'

/** Setting the second factor up, and turning it off again. */
export function secondFactorRoutes(
  route: Route,
  parts: AccountParts & { passwords: Passwords; secondFactor: SecondFactorOf },
): void {
  const { commands, limits, passwords, secondFactor } = parts

  async function takeCode(accountId: string, code: string, now: Date): Promise<void> {
    await limits.codesPerAccount(accountId)
    if (!(await secondFactor.take(accountId, code, now))) throw wrongCode()
  }

  route(beginSecondFactor, { who: signedIn }, async ({ body, principal: { id, email } }) => {
    await passwords.checkOwn(id, body.password)
    return secondFactor.begin(id, email)
  })

  route(confirmSecondFactor, { who: signedIn }, async ({ body, principal: { id }, req, now }) => {
    await limits.codesPerAccount(id)
    return { backupCodes: await secondFactor.confirm(id, body.code, { now, sessionKey: sessionKeyOf(req) }) }
  })

  route(renewBackupCodesCall, { who: signedIn }, async ({ body, principal: { id }, now, actor }) => {
    await takeCode(id, body.code, now)
    const { codes, codeHashes } = newBackupCodes(id)
    await commands.run(renewBackupCodes, { accountId: id, codeHashes }, actor)
    return { backupCodes: codes }
  })

  route(disableSecondFactorCall, { who: signedIn }, async ({ body, principal: { id }, now, actor }) => {
    await passwords.checkOwn(id, body.password)
    await takeCode(id, body.code, now)
    await commands.run(disableSecondFactor, { accountId: id }, actor)
    return { message: 'The second factor is off.' }
  })
}
