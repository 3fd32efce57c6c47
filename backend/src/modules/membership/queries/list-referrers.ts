import type { Referrer, Referrers } from '@meridian/contracts/http/membership/referrals'
import { DomainError } from '#platform/domain-error'
import type { Sql } from '#platform/sql'

const PAGE = 50

/** When a search finds so many, going through all members in order soon meets the first of them. */
const MANY = 2_000

const pageOf = (source: string, condition = 'true') => `
  select account_id as "accountId", username, code, invited, joined from ${source}
  where code is not null and username is not null and ${condition}
    and ($1::int is null or (-joined, -invited, account_id) > ($1, $2::int, $3::uuid))
  order by -joined, -invited, account_id limit ${PAGE + 1}`

const FEW = `
  with found as materialized (
    select * from read.referrers where code is not null and lower(username) like $4
    union
    select * from read.referrers where code is not null and code like upper($4)
  ) ${pageOf('found')}`

const COUNT = `
  select count(*)::int as found from (
    select 1 from read.referrers where code is not null and lower(username) like $1
    union all
    select 1 from read.referrers where code is not null and code like upper($1)
    limit ${MANY}
  ) as matches`

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
  const found = await sql.rows<Referrer>(
    search === ''
      ? { text: pageOf('read.referrers'), values: after }
      : { text: await searchBy(sql, search), values: [...after, prefixPattern(search)] },
  )
  const referrers = found.slice(0, PAGE)
  const last = referrers.at(-1)
  return { referrers, next: found.length > PAGE && last !== undefined ? cursorOf(last) : null }
}

/** A few are found by name and then sorted; many are met soon by going through the order. */
async function searchBy(sql: Sql, search: string): Promise<string> {
  const [row] = await sql.rows<{ found: number }>({ text: COUNT, values: [prefixPattern(search)] })
  if ((row?.found ?? 0) < MANY) return FEW
  return pageOf('read.referrers', '(lower(username) like $4 or code like upper($4))')
}

function prefixPattern(search: string): string {
  return `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
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
