import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { System } from '@meridian/backend/worker-api'
import type { Tier } from '@meridian/contracts/values/tiers'
import { createClient, type HttpClient } from './http-client.ts'

/** A member who is signed in. */
export interface TestMember {
  id: string
  username: string
  email: string
  browser: HttpClient
}

const ACCOUNTS = `
  insert into accounts (id, username, username_key, email, email_key, role, joined_at, last_active_at)
  select id, username, lower(username), email, email, 'member', now(), now()
  from jsonb_to_recordset($1::jsonb) as p (id uuid, username text, email text)`

const MEMBERSHIPS = `
  insert into memberships (account_id, status, tier, yearly_price_cents, payment_failure_count, current_period_end)
  select id, 'active', $2, 19900, 0, now() + interval '1 year'
  from jsonb_to_recordset($1::jsonb) as p (id uuid)`

const SESSIONS = `
  insert into sessions (id, account_id, data, expires_at)
  select decode(session, 'hex'), id, '{"cookie": {"path": "/", "httpOnly": true}}', now() + interval '1 day'
  from jsonb_to_recordset($1::jsonb) as p (id uuid, session text)`

/** Creates that many members, signed in at a back end, by plain SQL: letting each of them buy would take minutes. */
export async function createMembers(
  { url, system }: { url: string; system: System },
  count: number,
  { tier = 'pro' }: { tier?: Tier } = {},
): Promise<TestMember[]> {
  const people = Array.from({ length: count }, () => {
    const name = randomUUID().slice(0, 13)
    return { id: randomUUID(), username: `Member ${name}`, email: `${name}@example.org` }
  })
  const rows = JSON.stringify(people)
  await system.sql.rows({ text: ACCOUNTS, values: [rows] })
  await system.sql.rows({ text: MEMBERSHIPS, values: [rows, tier] })
  const browsers = await signedInBrowsers(
    { url, system },
    people.map(({ id }) => id),
  )
  return people.map((person, place) => ({ ...person, browser: browsers[place] ?? createClient(url) }))
}

/** A browser for each of these accounts, signed in without a password; in their order. */
export async function signedInBrowsers(
  { url, system }: { url: string; system: System },
  accountIds: readonly string[],
): Promise<HttpClient[]> {
  const sessions = accountIds.map((id) => {
    const sessionId = randomBytes(24).toString('base64url')
    return { id, sessionId, session: createHash('sha256').update(sessionId).digest('hex') }
  })
  await system.sql.rows({ text: SESSIONS, values: [JSON.stringify(sessions)] })
  const [secret = ''] = system.config.sessionSecrets
  return sessions.map(({ sessionId }) => createClient(url, { meridian: signed(sessionId, secret) }))
}

/** As the session library signs its cookies. */
function signed(id: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')
  return encodeURIComponent(`s:${id}.${signature}`)
}
