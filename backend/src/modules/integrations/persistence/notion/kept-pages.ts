import type { EntityManager } from '@mikro-orm/postgresql'
import type { HubPage } from '../../domain/notion/hub-page.ts'

const WRITE = `
  with given as (
    select * from jsonb_to_recordset(?::jsonb) as g (
      id uuid, title text, url text, level text, tier text, "createdAt" timestamptz, "editedAt" timestamptz)
  )
  insert into notion_pages (id, source_id, title, url, level, tier, created_at, edited_at, seen_in_harvest)
  select id, ?::uuid, title, url, level, tier, "createdAt", "editedAt", ?::uuid from given
  on conflict (id) do update set source_id = excluded.source_id, title = excluded.title, url = excluded.url,
    level = excluded.level, tier = excluded.tier, created_at = excluded.created_at,
    edited_at = excluded.edited_at
  where (notion_pages.source_id, notion_pages.title, notion_pages.url, notion_pages.level, notion_pages.tier)
    is distinct from (excluded.source_id, excluded.title, excluded.url, excluded.level, excluded.tier)
  returning 1 as changed`

/** Keeps pages as a harvest saw them. Returns how many of them were new, or differ from what was kept. */
export async function keepPages(
  em: EntityManager,
  { pages, sourceId, harvestId }: { pages: readonly HubPage[]; sourceId: string; harvestId: string },
): Promise<number> {
  if (pages.length === 0) return 0
  const changed = await em.execute(WRITE, [JSON.stringify(pages), sourceId, harvestId])
  await em.execute(
    'update notion_pages set seen_in_harvest = ? where id = any(select jsonb_array_elements_text(?::jsonb)::uuid)',
    [harvestId, JSON.stringify(pages.map(({ id }) => id))],
  )
  return changed.length
}

/** Forgets pages of a source. Returns how many of them were here. */
export async function forgetPages(
  em: EntityManager,
  { ids, sourceId }: { ids: readonly string[]; sourceId: string },
): Promise<number> {
  const removed = await em.execute(
    `delete from notion_pages where source_id = ?
       and id = any(select jsonb_array_elements_text(?::jsonb)::uuid) returning 1 as removed`,
    [sourceId, JSON.stringify(ids)],
  )
  return removed.length
}

/** Forgets the pages of a source that a harvest, which looked at all of them, has not seen. */
export async function forgetUnseenPages(
  em: EntityManager,
  { harvestId, sourceId }: { harvestId: string; sourceId: string },
): Promise<number> {
  const removed = await em.execute(
    'delete from notion_pages where source_id = ? and seen_in_harvest <> ? returning 1 as removed',
    [sourceId, harvestId],
  )
  return removed.length
}

export async function countPages(em: EntityManager, sourceId: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from notion_pages where source_id = ?',
    [sourceId],
  )
  return row?.count ?? 0
}
