import type { Sql } from '#platform/database/sql'
import { CONTACT, type Contact } from './get-contact.ts'

/** How to write to these people, by their accounts; anybody who is gone is not in it. */
export async function listContacts(sql: Sql, accountIds: readonly string[]): Promise<Map<string, Contact>> {
  const rows = await sql.rows<Contact & { id: string }>({
    name: 'accounts-list-contacts',
    text: `select id, ${CONTACT} from accounts where id = any($1)`,
    values: [accountIds],
  })
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}
