import type { Sql } from '#platform/database/sql'
import type { StoredEvent } from '#platform/journal/events'
import { defineProjection } from '#platform/projections/projection'

const HANDLED = [
  'accounts.account-deleted',
  'accounts.account-opened',
  'accounts.account-renamed',
  'membership.referral-code-given',
  'membership.referral-named',
  'membership.referral-credited',
  'membership.referral-refused',
  'membership.referral-withdrawn',
] as const

type Handled = StoredEvent<(typeof HANDLED)[number]>

/** What a batch of events adds to a row; null keeps what the row says. */
interface Change {
  username: string | null
  code: string | null
  invited: number
  joined: number
}

/** Who brought somebody; null when that was taken back. */
interface Origin {
  referred_by: string | null
  credited_at: string | null
}

/** Who brought how many people, and who brought everybody. */
export const referrers = defineProjection({
  name: 'referrers',
  tables: ['referrers'],
  handles: HANDLED,
  async apply(events, sql) {
    const changes = new Map<string, Change>()
    const origins = new Map<string, Origin>()
    for (const event of events) {
      const { accountId } = event.payload
      changes.set(accountId, changed(changes.get(accountId), event))
      if (event.type === 'membership.referral-named' && event.payload.previousAccountId !== null) {
        // Only the last code of a checkout counts.
        const { previousAccountId } = event.payload
        const before = changes.get(previousAccountId) ?? NOTHING
        changes.set(previousAccountId, { ...before, invited: before.invited - 1 })
      }
      if (event.type === 'membership.referral-credited') {
        const credited_at = event.occurredAt.toISOString()
        origins.set(event.payload.newAccountId, { referred_by: accountId, credited_at })
      }
      if (event.type === 'membership.referral-withdrawn')
        origins.set(event.payload.newAccountId, { referred_by: null, credited_at: null })
    }
    await write(sql, UPSERT, changes)
    const gone = events.filter(({ type }) => type === 'accounts.account-deleted')
    if (gone.length > 0)
      await sql.rows({ text: FORGET, values: [gone.map(({ payload }) => payload.accountId)] })
    if (origins.size > 0) await write(sql, SET_ORIGINS, origins)
  },
})

const NOTHING: Change = { username: null, code: null, invited: 0, joined: 0 }

function changed(before: Change = NOTHING, event: Handled): Change {
  const { invited, joined } = before
  switch (event.type) {
    case 'accounts.account-deleted':
      return { ...before, username: null, code: null }
    case 'accounts.account-opened':
    case 'accounts.account-renamed':
      return { ...before, username: event.payload.username }
    case 'membership.referral-code-given':
      return { ...before, code: event.payload.code }
    case 'membership.referral-named':
      return { ...before, invited: invited + 1 }
    case 'membership.referral-credited':
      return { ...before, joined: joined + 1 }
    case 'membership.referral-refused':
      // Nobody invites themselves. Somebody who came back, or was refunded, was invited all the same.
      return { ...before, invited: invited - Number(event.payload.reason.startsWith('own-')) }
    case 'membership.referral-withdrawn':
      return { ...before, joined: joined - 1 }
  }
}

async function write(sql: Sql, text: string, rows: ReadonlyMap<string, object>): Promise<void> {
  const values = [...rows].map(([account_id, row]) => ({ account_id, ...row }))
  await sql.rows({ text, values: [JSON.stringify(values)] })
}

const UPSERT = `
  insert into referrers (account_id, username, code, invited, joined)
  select account_id, username, code, invited, joined
  from jsonb_to_recordset($1::jsonb) as e (account_id uuid, username text, code text, invited int, joined int)
  on conflict (account_id) do update set
    username = coalesce(excluded.username, referrers.username),
    code = coalesce(excluded.code, referrers.code),
    invited = referrers.invited + excluded.invited,
    joined = referrers.joined + excluded.joined`

// Nothing gives a name or a code to an account that is deleted.
const FORGET = 'update referrers set username = null, code = null where account_id = any($1)'

// An account is opened before it becomes a member, so its row is there.
const SET_ORIGINS = `
  update referrers set referred_by = e.referred_by, credited_at = e.credited_at
  from jsonb_to_recordset($1::jsonb) as e (account_id uuid, referred_by uuid, credited_at timestamptz)
  where referrers.account_id = e.account_id`
