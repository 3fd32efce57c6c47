import type { Sql } from './sql.ts'

/** An index that is written and never read, since its building broke off. */
export interface InvalidIndex {
  index: string
  /** The statement that mends it; the table stays in use meanwhile. */
  mend: string
}

/** Lists those of the whole database but for one that is being built just now. */
export async function listInvalidIndexes(sql: Sql): Promise<InvalidIndex[]> {
  const found = await sql.rows<{ index: string }>({
    text: `select i.indexrelid::regclass::text as index
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where not i.indisvalid and c.relkind = 'i' and c.relnamespace <> 'pg_toast'::regnamespace
        and not exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid)
      order by 1`,
  })
  return found.map(({ index }) => ({ index, mend: mendOf(index) }))
}

/** What `reindex concurrently` leaves when it breaks off itself is a copy, by these names; the index is another one. */
const COPY = /_cc(?:new|old)\d*"?$/

function mendOf(index: string): string {
  return COPY.test(index) ? `drop index concurrently ${index}` : `reindex index concurrently ${index}`
}
