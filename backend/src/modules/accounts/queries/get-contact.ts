import type { Sql } from '#platform/sql'

export interface Contact {
  username: string
  email: string
}

/** How to write to a person; undefined when the account is gone. */
export async function getContact(sql: Sql, accountId: string): Promise<Contact | undefined> {
  const [row] = await sql.rows<Contact>({
    name: 'accounts-get-contact',
    text: 'select username, email from accounts where id = $1',
    values: [accountId],
  })
  return row
}
