import type { WholeSystem } from '../../whole-system.ts'

/** The tables in which one of these words stands anywhere. */
export async function tracesOf(
  { system: { sql } }: WholeSystem,
  words: readonly string[],
): Promise<string[]> {
  const tables = await sql.rows<{ name: string }>({
    text: `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'read') and table_type = 'BASE TABLE'`,
  })
  const found: string[] = []
  for (const { name } of tables) {
    const text = `select t::text as row from ${name} t where t::text ilike any ($1) limit 1`
    const rows = await sql.rows<{ row: string }>({ text, values: [words.map((word) => `%${word}%`)] })
    for (const { row } of rows) found.push(`${name}: ${row.slice(0, 400)}`)
  }
  return found
}
