import type { DirectoryOrder, DirectoryQuery } from '@meridian/contracts/http/analytics/list-users'
import { DomainError } from '#platform/domain-error'
import type { Sql } from '#platform/sql'

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
}

interface Order {
  /** What the page is put in order by, beside the account, and the type of it. */
  column: string
  type: string
  direction: 'asc' | 'desc'
}

const ORDERS: Record<DirectoryOrder, Order> = {
  newest: { column: 'joined_at', type: 'timestamptz', direction: 'desc' },
  oldest: { column: 'joined_at', type: 'timestamptz', direction: 'asc' },
  name: { column: 'sort_name', type: 'text', direction: 'asc' },
}

/**
 * A page of the directory.
 * @param withEmail false: addresses are neither answered nor searched, which would tell them as well
 * Throws `invalid-input` for a cursor that is none of ours.
 */
export async function listUsers(
  sql: Sql,
  query: DirectoryQuery,
  { withEmail, size }: { withEmail: boolean; size: number },
): Promise<DirectoryPage> {
  const { column, direction } = ORDERS[query.order]
  const { conditions, values } = conditionsOf(query, withEmail)
  const rows = await sql.rows<DirectoryRow & { key: string }>({
    ...nameOf(query, { withEmail, size }),
    text: `select account_id as id, username, ${withEmail ? 'email, ' : ''}role, tier as "membershipTier",
             status as "membershipStatus", joined_at as "joinedAt", ${column}::text as key
           from read.directory where ${conditions.join(' and ')}
           order by ${column} ${direction}, account_id ${direction} limit ${size + 1}`,
    values,
  })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next = rows.length > size && last !== undefined ? cursorOf(last) : null
  return { rows: page.map(({ key: _, ...row }) => row), next }
}

/** Pages without a filter are planned once; with filters the best plan differs too much from one to the next. */
function nameOf(
  { search, tier, status, cursor, order }: DirectoryQuery,
  { withEmail, size }: { withEmail: boolean; size: number },
): { name?: string } {
  if (search !== '' || tier !== undefined || status !== undefined) return {}
  const page = cursor === undefined ? 'first' : 'next'
  return { name: `analytics-users-${order}-${page}-${size}${withEmail ? '-email' : ''}` }
}

function conditionsOf({ search, tier, status, cursor, order }: DirectoryQuery, withEmail: boolean) {
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  const conditions = ['username is not null']
  if (search !== '')
    conditions.push(`${withEmail ? 'search_all' : 'sort_name'} like ${value(pattern(search))}`)
  if (tier !== undefined) conditions.push(`tier = ${value(tier)}`)
  if (status !== undefined) conditions.push(`status = ${value(status)}`)
  if (cursor !== undefined) {
    const [key, id] = readCursor(cursor)
    const { column, type, direction } = ORDERS[order]
    const sign = direction === 'desc' ? '<' : '>'
    conditions.push(`(${column}, account_id) ${sign} (${value(key)}::${type}, ${value(id)}::uuid)`)
  }
  return { conditions, values }
}

function pattern(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

function cursorOf({ key, id }: { key: string; id: string }): string {
  return Buffer.from(`${id} ${key}`).toString('base64url')
}

function readCursor(cursor: string): [key: string, id: string] {
  const [, id, key] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id === undefined || key === undefined)
    throw new DomainError('invalid-input', 'cursor: Must be that of a page. Leave it out to begin again.')
  return [key, id]
}

const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (.{1,300})$/s
