import type { Sql } from '#platform/database/sql'

/** Which of these messages of the provider never reached us. */
export async function listUnknownMessages(sql: Sql, provider: string, ids: string[]): Promise<Set<string>> {
  const rows = await sql.rows<{ id: string }>({
    text: `select given.id from unnest($2::text[]) as given (id)
      where not exists (select from provider_notifications n where n.provider = $1 and n.id = given.id)`,
    values: [provider, ids],
  })
  return new Set(rows.map(({ id }) => id))
}
