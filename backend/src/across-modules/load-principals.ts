import { DomainError } from '@meridian/contracts/values/domain-error'
import type { SessionData } from 'express-session'
import type { FindCredentials } from '#modules/accounts'
import type { LoadMembers } from '#modules/integrations'
import { batch } from '#platform/database/batch'
import { microsecondsOf, momentOf } from '#platform/database/moments'
import type { Sql } from '#platform/database/sql'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'
import type { LoadSession } from '#platform/sessions/session-store'

/**
 * What crosses modules: it runs on every signed-in request and at every sign-in, so session or credentials, person and
 * standing come in one round trip. Membership publishes `membership_standing` for it (ADR 003).
 */
const PRINCIPAL = `
  a.id, a.username, a.email, a.role, a.second_factor_at is not null as has_second_factor,
  ${microsecondsOf('a.joined_at')} as joined, ${microsecondsOf('a.last_active_at')} as last_active,
  m.status, m.tier, m.grace_period_end, m.payment_failure_count`

const STANDING = `
  left join lateral (
    select status, tier, grace_period_end, payment_failure_count from membership_standing
    where account_id = a.id offset 0) m on true`

/** One by one through the indexes: for a list of unknown length, a small table would be read from end to end. */
const BY_SESSIONS = `
  select s.id as session, s.data, s.last_used_at < now() - interval '10 minutes' as unnoted, ${PRINCIPAL}
  from unnest($1::bytea[]) as asked (id)
  cross join lateral (select * from sessions where id = asked.id and expires_at > now() offset 0) s
  left join lateral (
    select * from accounts where id = s.account_id and suspended_at is null offset 0) a on true
  ${STANDING}`

/** Every ten minutes at most: a write on each request would halve the throughput. */
const NOTE_USE = `
  update sessions set last_used_at = now() where id = $1 and last_used_at < now() - interval '10 minutes'`

const byAccounts = (condition: string) => `
  select ${PRINCIPAL} from unnest($1::uuid[]) as asked (id)
  cross join lateral (select * from accounts where id = asked.id and ${condition} offset 0) a
  ${STANDING}`

const BY_EMAIL = `
  select a.password_hash, a.suspended_at, a.credentials_version, ${PRINCIPAL} from accounts a
  left join membership_standing m on m.account_id = a.id
  where a.email_key = $1`

interface PrincipalRow {
  id: string
  username: string
  email: string
  role: Principal['role']
  has_second_factor: boolean
  /** Microseconds since 1970: parsing a date from text costs more than all the rest of the row. */
  joined: string
  last_active: string
  status: Principal['membershipStatus'] | null
  tier: Principal['membershipTier'] | null
  grace_period_end: Date | null
  payment_failure_count: number | null
}

/** What decides about the rights of the admin besides the row itself. */
export interface AdminRules {
  needsSecondFactor: boolean
}

type SessionRow = { session: Buffer; data: SessionData; unnoted: boolean } & (PrincipalRow | { id: null })

/**
 * Reads a session together with its person. Requests that came in at the same moment are looked up in one query.
 * Nothing is kept: each is answered by a query that began after it had come (ADR 046).
 */
export function sessionLoader(sql: Sql, rules: AdminRules): LoadSession {
  const load = batch((ids: readonly Buffer[]) => loadSessions(sql, ids))
  return async (id) => {
    const row = await load(id)
    return row && { data: row.data, principal: row.id === null ? null : toPrincipal(row, rules) }
  }
}

async function loadSessions(sql: Sql, ids: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  const keys = ids.map(keyOf)
  const asked = [...new Map(ids.map((id, index) => [keys[index], id])).values()]
  const rows = await sql.rows<SessionRow>({
    name: 'principals-by-session',
    text: BY_SESSIONS,
    values: [asked],
  })
  for (const row of rows) if (row.unnoted) recordUse(sql, row.session)
  const found = new Map(rows.map((row) => [keyOf(row.session), row]))
  return keys.map((key) => found.get(key))
}

function keyOf(id: Buffer): string {
  return id.toString('latin1')
}

/** Nobody waits for it, and nothing is lost when it fails: the next request does it again. */
function recordUse(sql: Sql, id: Buffer): void {
  sql.rows({ name: 'session-note-use', text: NOTE_USE, values: [id] }).catch(() => undefined)
}

/** Reads a person by the account. Throws a DomainError when there is no such account, or no longer. */
export function principalLoader(sql: Sql, rules: AdminRules) {
  const loadAll = principalsLoader(sql, rules)
  return async (accountId: string): Promise<Principal> => {
    const principal = (await loadAll([accountId])).get(accountId)
    if (principal === undefined) throw new DomainError('not-signed-in', 'This account is not open any more.')
    return principal
  }
}

/** Reads people by their accounts; anybody without an account, or with a suspended one, is not in the result. */
export function principalsLoader(sql: Sql, rules: AdminRules): LoadPrincipals {
  return async (accountIds) => {
    const rows = await sql.rows<PrincipalRow>({
      name: 'principals-by-account',
      text: byAccounts('suspended_at is null'),
      values: [accountIds],
    })
    return new Map(rows.map((row) => [row.id, toPrincipal(row, rules)]))
  }
}

/** Reads what people's memberships are, also those of suspended accounts: it says nothing about who may enter. */
export function membersLoader(sql: Sql): LoadMembers {
  return async (accountIds) => {
    const rows = await sql.rows<PrincipalRow>({
      name: 'members-by-account',
      text: byAccounts('true'),
      values: [accountIds],
    })
    return rows.map(toMember)
  }
}

interface CredentialsRow extends PrincipalRow {
  password_hash: string | null
  suspended_at: Date | null
  credentials_version: number
}

/** Reads credentials together with their person, whom nearly everybody with the right ones asks for next. */
export function credentialsFinder(sql: Sql, rules: AdminRules): FindCredentials {
  return async (emailKey) => {
    const [row] = await sql.rows<CredentialsRow>({
      name: 'credentials-by-email',
      text: BY_EMAIL,
      values: [emailKey],
    })
    return (
      row && {
        passwordHash: row.password_hash,
        asksForCode: row.has_second_factor,
        suspended: row.suspended_at !== null,
        credentialsVersion: row.credentials_version,
        principal: toPrincipal(row, rules),
      }
    )
  }
}

function toPrincipal(row: PrincipalRow, { needsSecondFactor }: AdminRules): Principal {
  const lacksSecondFactor = needsSecondFactor && row.role === 'admin' && !row.has_second_factor
  return {
    ...toMember(row),
    email: row.email,
    role: lacksSecondFactor ? 'member' : row.role,
    lacksSecondFactor,
    lastActive: momentOf(row.last_active),
    paymentFailureCount: row.payment_failure_count ?? 0,
  }
}

function toMember(row: PrincipalRow) {
  return {
    id: row.id,
    username: row.username,
    joinedAt: momentOf(row.joined),
    membershipStatus: row.status ?? 'none',
    membershipTier: row.tier ?? 'none',
    gracePeriodEnd: row.grace_period_end,
  }
}
