import type { Referrer, Referrers } from '@meridian/contracts/http/membership/referrals'
import { DomainError } from '#platform/domain-error'
import type { Sql } from '#platform/sql'

const PAGE = 50

/**
 * Members and how many people each brought, those who brought most first.
 * @param search how a username or a code begins; empty for everybody
 * Throws `invalid-input` for a cursor that is none of ours.
 */
export async function listReferrers(
  sql: Sql,
  { search, cursor }: { search: string; cursor?: string | undefined },
): Promise<Referrers> {
  const after = cursor === undefined ? [null, null, null] : readCursor(cursor)
  const found = await sql.rows<Referrer>({
    text: `select account_id as "accountId", username, code, invited, joined from read.referrers
      where code is not null and username is not null
        and ($1 = '' or lower(username) like $1 or code like upper($1))
        and ($2::int is null or (-joined, -invited, account_id) > ($2, $3::int, $4::uuid))
      order by -joined, -invited, account_id limit ${PAGE + 1}`,
    values: [prefixPattern(search), ...after],
  })
  const referrers = found.slice(0, PAGE)
  const last = referrers.at(-1)
  return { referrers, next: found.length > PAGE && last !== undefined ? cursorOf(last) : null }
}

function prefixPattern(search: string): string {
  return search === '' ? '' : `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** Where a page ends, for an address. Negative, since the order is from most to least. */
function cursorOf({ joined, invited, accountId }: Referrer): string {
  return `${-joined}.${-invited}.${accountId}`
}

function readCursor(cursor: string): string[] {
  const parts = /^(-?\d{1,9})\.(-?\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (parts === null)
    throw new DomainError(
      'invalid-input',
      'cursor: Must be the `next` of a page. Leave it out to begin again.',
    )
  return parts.slice(1)
}
