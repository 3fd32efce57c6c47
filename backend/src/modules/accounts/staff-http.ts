import {
  changeRole as changeRoleCall,
  suspendUser,
  unsuspendUser,
} from '@meridian/contracts/http/accounts/standing'
import { adminOnly, staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import { pathId } from '#platform/http/path-id'
import type { Route } from '#platform/http/route'
import { changeRole } from './commands/change-role.ts'
import { suspendAccount } from './commands/suspend-account.ts'
import { unsuspendAccount } from './commands/unsuspend-account.ts'

/** What staff and the admin do to other people's accounts. */
export function accountStaffRoutes(route: Route, { commands }: Pick<HttpParts, 'commands'>): void {
  route(suspendUser, { who: staffOnly }, async ({ req, body: { reason }, principal, actor }) => {
    await commands.run(suspendAccount, { accountId: pathId(req), by: principal, reason }, actor)
    return { message: 'The account is suspended, and its sessions have ended.' }
  })

  route(unsuspendUser, { who: staffOnly }, async ({ req, body: { reason }, principal, actor }) => {
    await commands.run(unsuspendAccount, { accountId: pathId(req), by: principal, reason }, actor)
    return { message: 'The account is open again.' }
  })

  route(changeRoleCall, { who: adminOnly }, async ({ req, body: { role, reason }, actor }) => {
    await commands.run(changeRole, { accountId: pathId(req), role, reason }, actor)
    return { message: role === 'staff' ? 'They are staff now.' : 'They are no longer staff.' }
  })
}
