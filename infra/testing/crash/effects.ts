import type { System } from '@meridian/backend/worker-api'
import type { HttpClient } from '../../simulation/http-client.ts'
import { mailsTo } from './mail.ts'
import type { Outcome, Story } from './person.ts'

/** What the whole way has led to for one person. */
interface Effects {
  accounts: number
  memberships: {
    status: string
    tier: string
    failures: number
    subscription: string
    access_ended: boolean
  }[]
  /** How often each type of event is in the journal. */
  events: Record<string, number>
  failureCounts: number[]
  /** The subjects of the mails, sorted, without amounts. */
  mails: string[]
}

interface EventRow {
  type: string
  payload: { failureCount?: number }
}

const MEMBERSHIPS = `
  select m.status, m.tier, m.payment_failure_count as failures, m.stripe_subscription_id as subscription,
    m.access_ended_at is not null as access_ended
  from memberships m left join accounts a on a.id = m.account_id
  where a.email = $1 or m.stripe_subscription_id = $2`

const EVENTS = `
  select e.type, e.payload from domain_events e
  where e.payload ->> 'accountId' in (select id::text from accounts where email = $1)
    or e.payload ->> 'checkoutId' in (select id::text from checkouts where stripe_subscription_id = $2)
  order by e.position`

export async function effectsOn(
  { actor, subscriptionId }: Outcome,
  { sql }: System,
  sandbox: HttpClient,
): Promise<Effects> {
  const values = [actor.email, subscriptionId]
  const accounts = await sql.rows({ text: 'select id from accounts where email = $1', values: [actor.email] })
  const events = await sql.rows<EventRow>({ text: EVENTS, values })
  // Somebody who reports after the webhook gives the account its name a moment later: harmless, a matter of timing.
  const told = events.filter(({ type }) => type !== 'accounts.account-renamed')
  return {
    accounts: accounts.length,
    memberships: await sql.rows({ text: MEMBERSHIPS, values }),
    events: countsOf(told.map(({ type }) => type)),
    failureCounts: events.flatMap(({ payload: { failureCount } }) => failureCount ?? []),
    mails: (await mailsTo(sandbox, actor.email)).map(kindOf).toSorted(),
  }
}

/** What a story leads to, however often anything died in the middle of it. */
export function effectsExpected({ actor, subscriptionId, usedLink }: Outcome): Effects {
  const { story, tier } = actor
  return {
    accounts: 1,
    memberships: [{ status: 'active', tier, failures: 0, subscription: subscriptionId, access_ended: false }],
    events: {
      'membership.checkout-begun': 1,
      'membership.checkout-paid': 1,
      'membership.activated': 1,
      'membership.referral-code-given': 1,
      'membership.payment-received': story === 'lapses' ? 2 : 1,
      'accounts.account-opened': 1,
      // Whoever follows a mailed link has the address.
      ...(usedLink && { 'accounts.password-set': 1, 'accounts.email-verified': 1 }),
      ...MORE_EVENTS[story],
    },
    failureCounts: story === 'lapses' ? [1, 2, 3] : [],
    mails: [...MAILS[story], ...(usedLink ? [PASSWORD_SET] : [])].toSorted(),
  }
}

const MORE_EVENTS: Record<Story, Record<string, number>> = {
  stays: {},
  leaves: {},
  claims: {
    'accounts.email-link-requested': 1,
    'accounts.account-recognised': 1,
    'accounts.account-reclaimed': 1,
    'membership.claim-offered': 1,
  },
  lapses: { 'membership.payment-failed': 3, 'membership.access-lost': 1, 'membership.restored': 1 },
}

const RECEIPT = 'Your Meridian receipt'
const PASSWORD_SET = 'Your Meridian password was set'
const WELCOME = 'Welcome to Meridian: set your password'

const MAILS: Record<Story, string[]> = {
  stays: [WELCOME, RECEIPT],
  leaves: [WELCOME, RECEIPT],
  claims: [
    'Confirm your e-mail address for Meridian',
    'A Meridian membership is waiting for you',
    'Set a password for your Meridian account',
    RECEIPT,
  ],
  lapses: [
    WELCOME,
    RECEIPT,
    RECEIPT,
    'Your renewal could not be paid',
    'Last warning: your renewal could not be paid',
    'Your Meridian access has ended',
    'Welcome back to Meridian',
  ],
}

function kindOf({ subject }: { subject: string }): string {
  return subject.startsWith(RECEIPT) ? RECEIPT : subject
}

function countsOf(words: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(words, (word) => word)].map(([word, same]) => [word, same.length]),
  )
}
