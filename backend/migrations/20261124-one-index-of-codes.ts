import { Migration } from '@mikro-orm/migrations'

const INDEXES = `
  select i.indexrelid::regclass::text as name,
    row_number() over (
      partition by regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'INDEX ON') order by i.indexrelid) as copy
  from pg_index i where i.indrelid = 'read.referrers'::regclass`

/**
 * Codes were indexed twice, alike, and each change wrote both. Found by what it is, since a rebuilt read model may name it
 * otherwise; dropped while the projection writes, which PostgreSQL does outside of transactions only.
 */
export class OneIndexOfCodes extends Migration {
  override async up(): Promise<void> {
    for (const { name } of await this.execute(`select name from (${INDEXES}) as indexes where copy > 1`))
      this.addSql(`drop index concurrently if exists ${String(name)}`)
  }

  override isTransactional(): boolean {
    return false
  }
}
