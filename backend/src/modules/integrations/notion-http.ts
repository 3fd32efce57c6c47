import {
  beginHarvest,
  getHarvest,
  getHubPage,
  listHubPages,
  testNotion,
} from '@meridian/contracts/http/integrations/notion'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { lockReason } from '@meridian/contracts/values/new-grants'
import { opensLevel } from '@meridian/contracts/values/page-levels'
import { isStaff } from '@meridian/contracts/values/roles'
import { isTier, type Tier } from '@meridian/contracts/values/tiers'
import type { Sql } from '#platform/database/sql'
import { staffOnly, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Principal } from '#platform/sessions/principal'
import { requestHarvest } from './commands/notion/request-harvest.ts'
import { isComplete } from './domain/settings.ts'
import { neededNotionSettings } from './needed-settings.ts'
import type { TestNotion } from './notion-test.ts'
import { findHarvests } from './queries/notion/find-harvests.ts'
import { findHubPage } from './queries/notion/find-hub-page.ts'
import { listHubPagesOfTiers, listLeveledPages, listPageCounts } from './queries/notion/list-hub-pages.ts'
import type { integrationLimits } from './rate-limits.ts'
import type { IntegrationSettings } from './settings.ts'

export interface NotionRouteParts extends HttpParts {
  integrations: { settings: IntegrationSettings; testNotion: TestNotion }
}

/** The knowledge hub: its pages for members, its connection and harvest for those who run the community. */
export function notionRoutes(
  route: Route,
  { sql, commands, integrations }: NotionRouteParts,
  limits: ReturnType<typeof integrationLimits>,
): void {
  const { settings } = integrations

  route(getHubPage, { who: withAccess }, async ({ principal, res }) => {
    const tier = tierOf(principal)
    const pageUrl = await hubPageUrl(sql, settings, tier)
    // Not read for the first time yet: not a failure, but no address either.
    if (pageUrl === null) res.status(202)
    return { pageUrl }
  })

  route(listHubPages, { who: withAccess }, async ({ principal }) => {
    const tier = openTierOf(principal)
    const pages = await listLeveledPages(sql)
    return pages.map((page) => ({
      ...page,
      url: tier !== null && opensLevel(tier, page.level) ? page.url : null,
    }))
  })

  route(testNotion, { who: staffOnly, limit: limits.tests }, async ({ actor }) => {
    const databases = await integrations.testNotion(actor)
    return {
      message:
        databases.length === 0
          ? 'Notion answers, but shows us no database.'
          : 'Notion answers, and shows us these databases.',
      databaseCount: databases.length,
      databases,
    }
  })

  route(getHarvest, { who: staffOnly }, async () => {
    const [{ settings: given, isLost }, harvests, counts, hubPages] = await Promise.all([
      settings.readForForm('notion'),
      findHarvests(sql),
      listPageCounts(sql),
      listHubPagesOfTiers(sql),
    ])
    const pages = { basic: counts['Basic+'], pro: counts['Pro+'] }
    const configured = isLost || isComplete('notion', given)
    return { configured, ...harvests, pages, hubPages }
  })

  route(beginHarvest, { who: staffOnly, limit: limits.harvests }, async ({ actor }) => {
    await neededNotionSettings(settings)
    await commands.run(requestHarvest, undefined, actor)
    return { message: 'The harvest begins in the background.' }
  })
}

/** The tier whose pages are open to a person; null while nothing new is granted. */
function openTierOf({ role, membershipStatus, membershipTier }: Principal): Tier | null {
  if (isStaff(role)) return 'enterprise'
  return lockReason({ membershipStatus }) === null && isTier(membershipTier) ? membershipTier : null
}

function tierOf(principal: Principal): Tier {
  const tier = openTierOf(principal)
  if (tier !== null) return tier
  throw new DomainError('forbidden', lockReason(principal) ?? 'Your membership has no tier yet.')
}

/** Null until the hub has been read for the first time. */
async function hubPageUrl(sql: Sql, settings: IntegrationSettings, tier: Tier): Promise<string | null> {
  const page = await findHubPage(sql, tier)
  if (page !== undefined) return page.url
  if ((await settings.readComplete('notion')) === undefined)
    throw new DomainError('unavailable', 'The knowledge hub is not connected yet. Please come back later.')
  const { last, lastDone } = await findHarvests(sql)
  if (lastDone === null && last?.state === 'failed')
    throw new DomainError('unavailable', 'The knowledge hub could not be read yet. Please come back later.')
  if (lastDone === null) return null
  throw new DomainError('not-found', 'The knowledge hub has no page for your tier yet.')
}
