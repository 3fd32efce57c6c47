import type { Sql } from '#platform/database/sql'

export interface Contact {
  username: string
  email: string
  /** Whether it is known to be theirs; the operator vouches for the admin's. */
  isProven: boolean
  /** They cannot sign in for now. */
  isSuspended: boolean
}

/** The columns of `accounts` that tell it. */
export const CONTACT = `username, email, email_verified_at is not null or role = 'admin' as "isProven",
  suspended_at is not null as "isSuspended"`

/** How to write to a person; undefined when the account is gone. */
export async function getContact(sql: Sql, accountId: string): Promise<Contact | undefined> {
  const [row] = await sql.rows<Contact>({
    name: 'accounts-get-contact',
    text: `select ${CONTACT} from accounts where id = $1`,
    values: [accountId],
  })
  return row
}
