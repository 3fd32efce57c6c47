import { PAGE_LEVELS, type PageLevel } from '@meridian/contracts/values/page-levels'
import { TIERS, type Tier } from '@meridian/contracts/values/tiers'
import { placeOfName } from '#platform/database/search-form'
import type { Sql } from '#platform/database/sql'

export interface ListedPage {
  id: string
  title: string
  level: PageLevel
  url: string | null
}

/** Every page that has a level, by title. */
export function listLeveledPages(sql: Sql): Promise<ListedPage[]> {
  return sql.rows({
    name: 'notion-list-pages',
    text: `select id, title, level, url from notion_pages where level is not null
      order by ${placeOfName('title')}, title, id`,
  })
}

/** The hub page of each tier; without title and address where there is none. */
export async function listHubPagesOfTiers(
  sql: Sql,
): Promise<{ tier: Tier; title: string | null; url: string | null }[]> {
  const rows = await sql.rows<{ tier: Tier; title: string; url: string | null }>({
    name: 'notion-list-tier-pages',
    text: `select distinct on (tier) tier, title, url from notion_pages where tier is not null
      order by tier, url is null, created_at, id`,
  })
  return TIERS.map((tier) => rows.find((row) => row.tier === tier) ?? { tier, title: null, url: null })
}

/** How many pages there are of each level. */
export async function listPageCounts(sql: Sql): Promise<Record<PageLevel, number>> {
  const rows = await sql.rows<{ level: PageLevel; count: number }>({
    name: 'notion-count-pages',
    text: 'select level, count(*)::int as count from notion_pages where level is not null group by level',
  })
  const countOf = (level: PageLevel) => rows.find((row) => row.level === level)?.count ?? 0
  const [basic, pro] = PAGE_LEVELS
  return { [basic]: countOf(basic), [pro]: countOf(pro) }
}
