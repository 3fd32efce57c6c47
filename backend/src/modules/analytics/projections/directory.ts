import type { Sql } from '#platform/database/sql'
import type { StoredEvent } from '#platform/journal/events'
import { defineProjection } from '#platform/projections/projection'
import { countChanges, type GroupCount, type Listed } from '../domain/directory.ts'

const HANDLED = [
  'accounts.account-deleted',
  'accounts.account-opened',
  'accounts.account-renamed',
  'accounts.email-changed',
  'accounts.role-changed',
  'membership.activated',
  'membership.plan-changed',
  'membership.payment-failed',
  'membership.restored',
  'membership.canceled',
] as const

type Handled = StoredEvent<(typeof HANDLED)[number]>

/** Everybody with an account: the members list, who became a member last, and how many there are of which kind. */
export const directory = defineProjection({
  name: 'directory',
  tables: ['directory', 'directory_counts'],
  handles: HANDLED,
  async apply(events, sql) {
    const before = await load(sql, [...new Set(events.map(({ payload }) => payload.accountId))])
    const after = new Map(before)
    for (const event of events) {
      const { accountId } = event.payload
      const person = after.get(accountId) ?? unknown(event)
      after.set(accountId, { ...person, ...told(event, person) })
    }
    await save(sql, [...after.values()])
    await count(sql, countChanges(before, after))
  },
})

async function load(sql: Sql, accountIds: string[]): Promise<Map<string, Listed>> {
  type Row = Omit<Listed, 'joined_at' | 'member_since'> & { joined_at: Date; member_since: Date | null }
  const rows = await sql.rows<Row>({
    text: `select account_id, username, email, role, tier, status, joined_at, member_since
           from directory where account_id = any($1)`,
    values: [accountIds],
  })
  const listed = rows.map((row) => ({
    ...row,
    joined_at: row.joined_at.toISOString(),
    member_since: row.member_since?.toISOString() ?? null,
  }))
  return new Map(listed.map((row) => [row.account_id, row]))
}

function unknown(event: Handled): Listed {
  return {
    account_id: event.payload.accountId,
    username: null,
    email: null,
    role: 'member',
    tier: 'none',
    status: 'none',
    joined_at: event.occurredAt.toISOString(),
    member_since: null,
  }
}

function told(event: Handled, person: Listed): Partial<Listed> {
  switch (event.type) {
    case 'accounts.account-deleted':
      return { username: null, email: null }
    case 'accounts.account-opened': {
      const { username, email, role } = event.payload
      return { username, email, role, joined_at: event.occurredAt.toISOString() }
    }
    case 'accounts.account-renamed':
      return { username: event.payload.username }
    case 'accounts.email-changed':
      return { email: event.payload.email }
    case 'accounts.role-changed':
      return { role: event.payload.after }
    case 'membership.activated': {
      const member_since = person.member_since ?? event.occurredAt.toISOString()
      return { tier: event.payload.tier, status: 'active', member_since }
    }
    case 'membership.plan-changed':
      return { tier: event.payload.tier }
    case 'membership.payment-failed':
      return { status: 'payment_failed' }
    case 'membership.restored':
      return { status: 'active' }
    case 'membership.canceled':
      return { status: 'canceled' }
  }
}

async function save(sql: Sql, people: Listed[]): Promise<void> {
  await sql.rows({
    text: `
      insert into directory (account_id, username, email, role, tier, status, joined_at, member_since)
      select account_id, username, email, role, tier, status, joined_at, member_since
      from jsonb_to_recordset($1::jsonb) as e (
        account_id uuid, username text, email text, role text, tier text, status text,
        joined_at timestamptz, member_since timestamptz)
      on conflict (account_id) do update set
        username = excluded.username, email = excluded.email, role = excluded.role, tier = excluded.tier,
        status = excluded.status, joined_at = excluded.joined_at, member_since = excluded.member_since`,
    values: [JSON.stringify(people)],
  })
}

/** A group without people has no row: whether it has one must not depend on how the events were batched. */
async function count(sql: Sql, changes: GroupCount[]): Promise<void> {
  await sql.rows({
    text: `
      insert into directory_counts (tier, status, people)
      select tier, status, people from jsonb_to_recordset($1::jsonb) as c (tier text, status text, people int)
      on conflict (tier, status) do update set people = directory_counts.people + excluded.people`,
    values: [JSON.stringify(changes)],
  })
  await sql.rows({ text: 'delete from directory_counts where people = 0' })
}
