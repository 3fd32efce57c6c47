import type { Sql } from '#platform/database/sql'

interface OpenEmailLink {
  email: string
  /** True when the account already has this address; otherwise the address is to be its next one. */
  isOwn: boolean
}

/** The address that a link was made for, while the link still works; undefined for every other link. */
export async function findEmailLink(sql: Sql, linkId: string): Promise<OpenEmailLink | undefined> {
  const [row] = await sql.rows<OpenEmailLink>({
    name: 'accounts-find-email-link',
    text: `select l.email, l.email_key = a.email_key as "isOwn"
           from email_links l join accounts a on a.id = l.account_id
           where l.id = $1 and l.used_at is null and l.expires_at > now()`,
    values: [linkId],
  })
  return row
}
