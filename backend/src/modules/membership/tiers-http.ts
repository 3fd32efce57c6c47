import {
  editTier as editCall,
  listAllTiers as listCall,
} from '@meridian/contracts/http/membership/edit-tiers'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { isTier } from '@meridian/contracts/values/tiers'
import { adminOnly, staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import { editTier } from './commands/edit-tier.ts'
import { listAllTiers } from './queries/list-all-tiers.ts'

/** The tiers as seen by those who run the community. */
export function tierRoutes(route: Route, { sql, commands }: Pick<HttpParts, 'sql' | 'commands'>): void {
  route(listCall, { who: staffOnly }, () => listAllTiers(sql))

  route(editCall, { who: adminOnly }, async ({ req, body, actor }) => {
    const tier = String(req.params.tierId)
    if (!isTier(tier)) throw new DomainError('not-found', 'There is no such tier.')
    await commands.run(editTier, { ...body, tier }, actor)
    const edited = (await listAllTiers(sql)).find(({ id }) => id === tier)
    if (edited === undefined) throw new DomainError('not-found', 'There is no such tier.')
    return edited
  })
}
