import type { System } from '@meridian/backend/worker-api'
import type { HttpClient } from '../../simulation/http-client.ts'

const FIRST_TELEGRAM_ID = 5_000_000

const ACCOUNTS = `
  insert into accounts (id, username, username_key, email, email_key, role, joined_at, last_active_at)
  select gen_random_uuid(), name, name, name || '@example.org', name || '@example.org', 'member', now(), now()
  from (select 'seated' || n as name from generate_series(1, $1::int) n) names`

const MEMBERSHIPS = `
  insert into memberships (account_id, status, tier, yearly_price_cents, current_period_end)
  select id, 'active', 'pro', 49900, now() + interval '100 days' from accounts where username like 'seated%'`

const LINKS = `
  insert into telegram_links (account_id, telegram_user_id, linked_at, proven_at)
  select id, ($1::int + substring(username from 7)::int)::text, now(), now()
  from accounts where username like 'seated%'`

/** Puts that many members into the channel, by plain SQL: letting each buy and join would take hours. */
export async function seatMembers(
  { sql }: Pick<System, 'sql'>,
  sandbox: HttpClient,
  people: number,
): Promise<void> {
  await sql.rows({ text: ACCOUNTS, values: [people] })
  await sql.rows({ text: MEMBERSHIPS })
  await sql.rows({ text: LINKS, values: [FIRST_TELEGRAM_ID] })
  const telegramUserIds = Array.from({ length: people }, (_, index) => FIRST_TELEGRAM_ID + 1 + index)
  const answer = await sandbox.post('/control/telegram/founders', { telegramUserIds })
  if (answer.status !== 200) throw new Error(answer.text)
}

/** The grace period of all of them is over at this moment; the regular sweep finds out. */
export async function loseAccess({ sql }: Pick<System, 'sql'>): Promise<void> {
  await sql.rows({
    text: `update memberships set status = 'payment_failed', payment_failure_count = 1, grace_period_end = now()
      where account_id in (select id from accounts where username like 'seated%')`,
  })
}

export interface Progress {
  inside: number
  /** Calls that Telegram received, and how many of them came too soon. */
  calls: number
  refused: number
}

export async function progressOf(sandbox: HttpClient): Promise<Progress> {
  const { calls, refused } = (await sandbox.get('/control/telegram/flood')).json<Omit<Progress, 'inside'>>()
  const inside = (await sandbox.get('/control/telegram/members')).json<unknown[]>().length
  return { inside, calls, refused }
}

/** Removals that are recorded but not done. */
export async function openRemovals({ sql }: Pick<System, 'sql'>): Promise<{ open: number; done: number }> {
  const [row] = await sql.rows<{ open: number; done: number }>({
    text: `select (count(*) - count(removed_at))::int as open, count(removed_at)::int as done
      from channel_revocations where channel = 'telegram'`,
  })
  return row ?? { open: 0, done: 0 }
}
