import type { Referrer, Referrers, ReferrersQuery } from '@meridian/contracts/http/membership/referrals'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { ReferrerList } from '@meridian/contracts/values/referrals'
import { isOtherNameLike, searchedLiteral } from '#platform/database/search-form'
import type { Sql } from '#platform/database/sql'
import { createSqlConditions, type SqlConditions } from '#platform/database/sql-conditions'
import { readReferrerCursor, referrerCursor } from '../domain/referrer-cursor.ts'

const PAGE = 50

/** When a search finds this many, going through all members in order soon meets the first of them. */
const MANY = 2_000

/** Each has an index of its own. */
const MATCHES = [
  'lower(o.username) like public.search_form(?)',
  isOtherNameLike('o.username'),
  'o.code like upper(?)',
]
const FOUND = MATCHES.map(
  (match) => `select account_id from read.referrers o where code is not null and ${match}`,
)

const COUNT = `
  select count(*)::int as found from (${FOUND.join(' union all ').replaceAll('?', '$1')} limit ${MANY}) as matches`

const FEW = `o.account_id = any(array(${FOUND.join(' union ')}))`

const AMONG_MANY = `(${MATCHES.map((match) => `(${match})`).join(' or ')})`

const BY_COUNT = {
  from: 'read.referrers o',
  order: '-o.joined, -o.invited, o.account_id',
  after: '(-o.joined, -o.invited, o.account_id) > (?::int, ?::int, ?::uuid)',
}

/** Written as the index is: it is the negative counts that are compared. */
const LISTS: Record<ReferrerList, { from: string; order: string; after: string; condition?: string }> = {
  most: BY_COUNT,
  waiting: { ...BY_COUNT, condition: '-o.joined = 0 and -o.invited < 0' },
  idle: { ...BY_COUNT, condition: '-o.joined = 0 and -o.invited = 0' },
  latest: {
    from: 'read.referrers o join read.referrers p on p.referred_by = o.account_id',
    order: 'p.credited_at desc, p.referred_by desc',
    after: '(p.credited_at, p.referred_by) < (?::timestamptz, ?::uuid)',
    condition: `not exists (select 1 from read.referrers later where later.referred_by = p.referred_by
      and (later.credited_at, later.account_id) > (p.credited_at, p.account_id))`,
  },
}

type Row = Omit<Referrer, 'lastJoinedAt'> & { lastJoinedAt: Date | null }

interface Wanted extends Pick<ReferrersQuery, 'search' | 'list'> {
  cursor?: string | undefined
  /** The account whose e-mail address is searched for. */
  accountId?: string | undefined
}

/**
 * A page of members and how many people each brought, in the order of the list. Throws `invalid-input` for a cursor
 * that is not ours, or is another list's.
 */
export async function listReferrers(sql: Sql, wanted: Wanted): Promise<Referrers> {
  const { list } = wanted
  const where = await conditionsOf(sql, wanted)
  const rows = await sql.rows<Row>({
    text: `select o.account_id as "accountId", o.username, o.code, o.invited, o.joined,
        (select max(credited_at) from read.referrers where referred_by = o.account_id) as "lastJoinedAt"
      from ${LISTS[list].from} where ${where.text()} order by ${LISTS[list].order} limit ${PAGE + 1}`,
    values: where.values,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    referrers: page.map((row) => ({ ...row, lastJoinedAt: row.lastJoinedAt?.toISOString() ?? null })),
    next: rows.length > PAGE && last !== undefined ? referrerCursor(list, last) : null,
  }
}

async function conditionsOf(sql: Sql, { list, search, cursor, accountId }: Wanted): Promise<SqlConditions> {
  const { after, condition = 'true' } = LISTS[list]
  const where = createSqlConditions('o.code is not null', 'o.username is not null', condition)
  if (cursor !== undefined) where.add(after, ...positionOf(list, cursor))
  if (accountId !== undefined) where.add('o.account_id = ?', accountId)
  else if (search !== '') await addSearch(sql, where, prefixPattern(search))
  return where
}

/** A few are found by name and then sorted; of many, the first are soon met by going through the order. */
async function addSearch(sql: Sql, where: SqlConditions, pattern: string): Promise<void> {
  const [row] = await sql.rows<{ found: number }>({ text: COUNT, values: [pattern] })
  const isFew = (row?.found ?? 0) < MANY
  where.add(isFew ? FEW : AMONG_MANY, ...MATCHES.map(() => pattern))
}

function prefixPattern(search: string): string {
  return `${searchedLiteral(search)}%`
}

function positionOf(list: ReferrerList, cursor: string): (string | Date)[] {
  const place = readReferrerCursor(list, cursor)
  if (place !== undefined) return place
  throw new DomainError(
    'invalid-input',
    'cursor: Must be the `next` of a page of this list. Leave it out to begin again.',
  )
}
