import type { Sql } from '../database/sql.ts'
import { LIVE_SCHEMA } from './projection-runner.ts'

const OPTIONS = `
  select quote_ident(option_name) || ' = ' || quote_literal(option_value) as option
  from pg_class, pg_options_to_table(reloptions) where oid = $1::regclass`

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as definition, quote_ident(x.relname) as name,
    case c.contype when 'p' then 'primary key' when 'u' then 'unique' end as "constraintKind"
  from pg_index i join pg_class x on x.oid = i.indexrelid
    left join pg_constraint c on c.conindid = i.indexrelid and c.conrelid = i.indrelid and c.contype in ('p', 'u')
  where i.indrelid = $1::regclass order by i.indexrelid`

const STATISTICS = `
  select pg_get_statisticsobjdef(oid) as definition, quote_ident(stxname) as name
  from pg_statistic_ext where stxrelid = $1::regclass`

interface Statistics {
  definition: string
  name: string
}

interface Index {
  definition: string
  name: string
  constraintKind: string | null
}

const statisticsOf = (sql: Sql, table: string) => sql.rows<Statistics>({ text: STATISTICS, values: [table] })

/**
 * Makes an empty table in another schema that is like a live one in every respect. `like … including all` would leave
 * out its options, and rename its indexes and statistics: a migration that names one would then fail wherever a read
 * model was rebuilt.
 */
export async function makeFreshTable(sql: Sql, table: string, schema: string): Promise<void> {
  const [live, fresh] = [`${LIVE_SCHEMA}.${table}`, `${schema}.${table}`]
  await sql.rows({
    text: `create table ${fresh} (like ${live} including all excluding indexes excluding statistics)`,
  })
  const options = await sql.rows<{ option: string }>({ text: OPTIONS, values: [live] })
  if (options.length > 0)
    await sql.rows({ text: `alter table ${fresh} set (${options.map(({ option }) => option).join(', ')})` })
  for (const { definition, name, constraintKind } of await sql.rows<Index>({
    text: INDEXES,
    values: [live],
  })) {
    await sql.rows({ text: definition.replace(` ON ${live} `, ` ON ${fresh} `) })
    if (constraintKind !== null)
      await sql.rows({
        text: `alter table ${fresh} add constraint ${name} ${constraintKind} using index ${name}`,
      })
  }
  for (const { definition } of await statisticsOf(sql, live))
    await sql.rows({ text: definition.replaceAll(` ${LIVE_SCHEMA}.`, ` ${schema}.`) })
}

/** Puts a fresh table in the place of the live one, which is dropped. By itself, it would leave its statistics behind. */
export async function replaceLiveTable(sql: Sql, table: string, schema: string): Promise<void> {
  const fresh = `${schema}.${table}`
  const statistics = await statisticsOf(sql, fresh)
  await sql.rows({ text: `drop table ${LIVE_SCHEMA}.${table}` })
  await sql.rows({ text: `alter table ${fresh} set schema ${LIVE_SCHEMA}` })
  for (const { name } of statistics)
    await sql.rows({ text: `alter statistics ${schema}.${name} set schema ${LIVE_SCHEMA}` })
}
