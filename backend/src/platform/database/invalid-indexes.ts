import type { Sql } from './sql.ts'

/** An index that is written and never read, because building it was interrupted. */
export interface InvalidIndex {
  index: string
  /** The statement that repairs it; the table stays in use meanwhile. */
  mend: string
}

/** Lists those of the whole database, except one that is being built right now. */
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

/** An interrupted `reindex concurrently` leaves a copy behind, with these names; the index itself is another one. */
const COPY = /_cc(?:new|old)\d*"?$/

function mendOf(index: string): string {
  return COPY.test(index) ? `drop index concurrently ${index}` : `reindex index concurrently ${index}`
}
