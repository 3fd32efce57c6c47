import { getAccount } from '@meridian/contracts/http/accounts/account'
import { rename } from '@meridian/contracts/http/accounts/rename'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import { renameAccount } from './commands/rename-account.ts'
import { presentSessionUser } from './present.ts'
import { getOwnAccount, type OwnAccountRow } from './queries/get-own-account.ts'
import type { AccountParts } from './rate-limits.ts'

/** Who a person is here. */
export function profileRoutes(
  route: Route,
  {
    sql,
    commands,
    limits,
    loadPrincipal,
    reservedUsernames,
  }: AccountParts & { reservedUsernames: readonly string[] },
): void {
  route(getAccount, { who: signedIn }, async ({ principal: { id, lacksSecondFactor } }) => {
    const account = await getOwnAccount(sql, id)
    if (account === undefined) throw new DomainError('not-found', 'This account is gone.')
    const { username, hasPassword, secondFactorAt, backupCodesLeft } = account
    const enabledAt = secondFactorAt?.toISOString() ?? null
    const secondFactor = { enabledAt, backupCodesLeft, required: lacksSecondFactor }
    return { username, email: presentEmail(account), hasPassword, secondFactor }
  })

  route(rename, { who: signedIn }, async ({ principal: { id: accountId }, body: { username }, actor }) => {
    await limits.renames(accountId)
    await commands.run(renameAccount, { accountId, username, reservedUsernames }, actor)
    return presentSessionUser(await loadPrincipal(accountId))
  })
}

function presentEmail({ email: address, emailVerifiedAt, pendingEmail: pendingAddress }: OwnAccountRow) {
  return { address, verifiedAt: emailVerifiedAt?.toISOString() ?? null, pendingAddress }
}
