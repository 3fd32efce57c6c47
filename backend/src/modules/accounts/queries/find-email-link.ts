import type { Sql } from '#platform/sql'

/** To which address a link that still works was made; undefined for every other link. */
export async function findEmailLink(sql: Sql, linkId: string): Promise<{ email: string } | undefined> {
  const [row] = await sql.rows<{ email: string }>({
    name: 'accounts-find-email-link',
    text: 'select email from email_links where id = $1 and used_at is null and expires_at > now()',
    values: [linkId],
  })
  return row
}
