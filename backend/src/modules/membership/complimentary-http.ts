import {
  endComplimentary as endCall,
  grantComplimentary as grantCall,
} from '@meridian/contracts/http/membership/complimentary'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request } from 'express'
import { getContact } from '#modules/accounts'
import { staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import { pathId } from '#platform/http/path-id'
import type { Route } from '#platform/http/route'
import type { Principal } from '#platform/sessions/principal'
import { endComplimentary } from './commands/end-complimentary.ts'
import { grantComplimentary } from './commands/grant-complimentary.ts'

/** Memberships that staff give away, and take back. */
export function complimentaryRoutes(
  route: Route,
  { sql, commands }: Pick<HttpParts, 'sql' | 'commands'>,
): void {
  const somebodyElse = async (req: Request, principal: Principal) => {
    const accountId = pathId(req)
    if (accountId === principal.id)
      throw new DomainError('forbidden', 'Ask another staff member to do this for you.')
    if ((await getContact(sql, accountId)) === undefined)
      throw new DomainError('not-found', 'There is no such account.')
    return accountId
  }

  route(grantCall, { who: staffOnly }, async ({ req, body, principal, actor }) => {
    const accountId = await somebodyElse(req, principal)
    const { seen, until } = body
    const gift = { until: new Date(until), seen: seen && { ...seen, until: new Date(seen.until) } }
    await commands.run(grantComplimentary, { ...body, accountId, ...gift }, actor)
    return { message: 'Membership granted.' }
  })

  route(endCall, { who: staffOnly }, async ({ req, body: { reason }, principal, actor }) => {
    await commands.run(endComplimentary, { accountId: await somebodyElse(req, principal), reason }, actor)
    return { message: 'The membership has ended.' }
  })
}
