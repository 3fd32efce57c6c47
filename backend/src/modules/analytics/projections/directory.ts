import type { StoredEvent } from '#platform/events'
import { defineProjection } from '#platform/projection'

const HANDLED = [
  'accounts.account-opened',
  'accounts.account-renamed',
  'membership.activated',
  'membership.plan-changed',
  'membership.payment-failed',
  'membership.restored',
  'membership.canceled',
] as const

type Handled = StoredEvent<(typeof HANDLED)[number]>

/** What is known of a person; null keeps what the row says. */
interface Entry {
  username: string | null
  email: string | null
  role: string | null
  tier: string | null
  status: string | null
  joined_at: string
  member_since: string | null
}

/** Everybody with an account: the members list, and who became a member last. */
export const directory = defineProjection({
  name: 'directory',
  tables: ['directory'],
  handles: HANDLED,
  async apply(events, sql) {
    const entries = new Map<string, Entry>()
    for (const event of events) {
      const { accountId } = event.payload
      const entry = entries.get(accountId) ?? unchanged(event)
      entries.set(accountId, { ...entry, ...told(event, entry) })
    }
    const rows = [...entries].map(([account_id, entry]) => ({ account_id, ...entry }))
    await sql.rows({ text: UPSERT, values: [JSON.stringify(rows)] })
  },
})

const UPSERT = `
  insert into directory (account_id, username, email, role, tier, status, joined_at, member_since)
  select account_id, username, email, coalesce(role, 'member'), coalesce(tier, 'none'), coalesce(status, 'none'),
         joined_at, member_since
  from jsonb_to_recordset($1::jsonb) as e (
    account_id uuid, username text, email text, role text, tier text, status text,
    joined_at timestamptz, member_since timestamptz)
  on conflict (account_id) do update set
    username = coalesce(excluded.username, directory.username),
    email = coalesce(excluded.email, directory.email),
    tier = case when excluded.tier = 'none' then directory.tier else excluded.tier end,
    status = case when excluded.status = 'none' then directory.status else excluded.status end,
    member_since = coalesce(directory.member_since, excluded.member_since)`

function unchanged(event: Handled): Entry {
  const joined_at = event.occurredAt.toISOString()
  return { username: null, email: null, role: null, tier: null, status: null, joined_at, member_since: null }
}

function told(event: Handled, entry: Entry): Partial<Entry> {
  switch (event.type) {
    case 'accounts.account-opened': {
      const { username, email, role } = event.payload
      return { username, email, role, joined_at: event.occurredAt.toISOString() }
    }
    case 'accounts.account-renamed':
      return { username: event.payload.username }
    case 'membership.activated':
      return {
        tier: event.payload.tier,
        status: 'active',
        member_since: entry.member_since ?? event.occurredAt.toISOString(),
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
