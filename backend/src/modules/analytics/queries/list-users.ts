import type { DirectoryOrder, DirectoryQuery } from '@meridian/contracts/http/analytics/list-users'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { UUID_PATTERN } from '@meridian/contracts/values/uuid'
import { microsecondsOf, momentOf } from '#platform/database/moments'
import { isOtherNameLike, placeOfName, searchedLiteral } from '#platform/database/search-form'
import type { Sql } from '#platform/database/sql'
import { createSqlConditions, type SqlConditions } from '#platform/database/sql-conditions'

/** A person of a page, as the table has them. */
export interface DirectoryRow {
  id: string
  username: string
  /** Only where it was asked for. */
  email?: string
  role: 'member' | 'staff' | 'admin'
  membershipTier: 'none' | 'basic' | 'pro' | 'enterprise'
  membershipStatus: 'none' | 'active' | 'payment_failed' | 'canceled'
  joinedAt: Date
}

export interface DirectoryPage {
  rows: DirectoryRow[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
  /**
   * How many there are for the filters, from counts that are kept; null where something is searched for, and on a page
   * after the last one.
   */
  people: number | null
}

/** How a row of a page comes from the database. */
interface FoundRow extends Omit<DirectoryRow, 'joinedAt'> {
  /** Microseconds since 1970. */
  joined: string
  sortName: string
  people: number | null
}

interface Order {
  /** What the page is sorted by, besides the account. */
  column: string
  direction: 'asc' | 'desc'
  key: Key
}

/** How a cursor says where a page ends. */
interface Key {
  of(row: FoundRow): string
  read(value: string): string
  /** What is not ours never reaches the database. */
  fits: RegExp
}

/** In microseconds since 1970: every such number is a moment, which cannot be said of a written date. */
const MOMENT: Key = {
  of: ({ joined }) => joined,
  read: (value) => `('epoch'::timestamptz + ${value}::bigint * interval '1 microsecond')`,
  fits: /^\d{1,16}$/,
}
const NAME: Key = {
  of: ({ sortName }) => sortName,
  // Pages end at names with their accents: without, some are much longer, and the version before knows no other.
  read: (value) => `public.search_form(${value}::text)`,
  fits: /^[^\0]{1,300}$/,
}

/** As its index has it. */
const BY_NAME = placeOfName('username')
const JOINED = microsecondsOf('joined_at')

const ORDERS: Record<DirectoryOrder, Order> = {
  newest: { column: 'joined_at', direction: 'desc', key: MOMENT },
  oldest: { column: 'joined_at', direction: 'asc', key: MOMENT },
  name: { column: BY_NAME, direction: 'asc', key: NAME },
}

/**
 * A page of the directory. Throws `invalid-input` for a cursor that is not ours.
 * @param withEmail false: addresses are neither returned nor searched, since searching would reveal them as well
 */
export async function listUsers(
  sql: Sql,
  query: DirectoryQuery,
  { withEmail, size }: { withEmail: boolean; size: number },
): Promise<DirectoryPage> {
  const { column, direction, key } = ORDERS[query.order]
  const { where, people } = conditionsOf(query, withEmail)
  const rows = await sql.rows<FoundRow>({
    ...nameOf(query, { withEmail, size }),
    text: `select account_id as id, username, ${withEmail ? 'email, ' : ''}role, tier as "membershipTier",
             status as "membershipStatus", ${JOINED} as joined, sort_name as "sortName", ${people} as people
           from read.directory where ${where.text()}
           order by ${column} ${direction}, account_id ${direction} limit ${size + 1}`,
    values: where.values,
  })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = rows.length > size && last !== undefined ? cursorOf(last.id, key.of(last)) : null
  return { rows: page.map(personOf), next, people: peopleOf(rows, query) }
}

function personOf({ joined, sortName: _sortName, people: _people, ...row }: FoundRow): DirectoryRow {
  return { ...row, joinedAt: momentOf(joined) }
}

function peopleOf([row]: FoundRow[], { search, cursor }: DirectoryQuery): number | null {
  if (row !== undefined) return row.people
  return search === '' && cursor === undefined ? 0 : null
}

/** Pages without a filter are planned once; with filters, the best plan differs too much from one to the next. */
function nameOf(
  { search, tier, status, cursor, order }: DirectoryQuery,
  { withEmail, size }: { withEmail: boolean; size: number },
): { name?: string } {
  if (search !== '' || tier !== undefined || status !== undefined) return {}
  const page = cursor === undefined ? 'first' : 'next'
  return { name: `analytics-users-${order}-${page}-${size}${withEmail ? '-email' : ''}` }
}

const OTHER_NAME = isOtherNameLike('username')
const NAME_IS_LIKE = `(sort_name like public.search_form(?) or ${OTHER_NAME})`
const NAME_OR_EMAIL_IS_LIKE = `(search_all like public.search_form(?) or ${OTHER_NAME})`

/** Whom a page is about, and SQL for how many they are: with the page, since a round trip costs more than the sum. */
function conditionsOf({ search, tier, status, cursor, order }: DirectoryQuery, withEmail: boolean) {
  const where = createSqlConditions('true')
  if (tier !== undefined) where.add('tier = ?', tier)
  if (status !== undefined) where.add('status = ?', status)
  const people = search === '' ? countOf(where) : 'null::int'
  where.add('username is not null')
  if (search !== '') {
    const pattern = `%${searchedLiteral(search)}%`
    where.add(withEmail ? NAME_OR_EMAIL_IS_LIKE : NAME_IS_LIKE, pattern, pattern)
  }
  if (cursor !== undefined) {
    const { column, direction, key } = ORDERS[order]
    const sign = direction === 'desc' ? '<' : '>'
    where.add(`(${column}, account_id) ${sign} (${key.read('?')}, ?::uuid)`, ...readCursor(cursor, key))
  }
  return { where, people }
}

/** The counts have the columns by which one filters. */
const countOf = (filters: SqlConditions) =>
  `(select coalesce(sum(people), 0)::int from read.directory_counts where ${filters.text()})`

function cursorOf(id: string, place: string): string {
  return Buffer.from(`${id} ${place}`).toString('base64url')
}

function readCursor(cursor: string, { fits }: Key): [place: string, id: string] {
  const [, id, place] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id === undefined || place === undefined || !fits.test(place))
    throw new DomainError('invalid-input', 'cursor: Must be that of a page. Leave it out to begin again.')
  return [place, id]
}

const CURSOR = new RegExp(`^(${UUID_PATTERN}) (.+)$`, 's')
