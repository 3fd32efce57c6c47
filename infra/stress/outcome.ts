import type { Answer } from '../simulation/http-client.ts'
import type { Experience } from './person.ts'
import type { Surroundings } from './surroundings.ts'

/** What is there in the end, at the provider, in the database, and in the mailboxes. */
export interface Outcome {
  subscriptions: Subscription[]
  /** By the provider's subscription: the e-mail of the account that it made a member. */
  members: Map<string, string>
  accounts: string[]
  /** Checkouts that are paid without making anybody a member. */
  stuckCheckouts: number
  /** The subjects of the mails to each address. */
  mails: Map<string, string[]>
  /** Invoices whose payment was recorded, each as often as it was. */
  toldPayments: string[]
}

interface Subscription {
  id: string
  status: string
  metadata: { checkout_id?: string }
}

export async function readOutcome({ sandbox, system: { sql } }: Surroundings): Promise<Outcome> {
  const subscriptions = (await sandbox.get('/control/stripe/subscriptions')).json<Subscription[]>()
  const mails = (await sandbox.get('/control/mail')).json<{ to: string[]; subject: string }[]>()
  const members = await sql.rows<{ subscription: string; email: string }>({
    text: `select m.stripe_subscription_id as subscription, a.email from memberships m
      join accounts a on a.id = m.account_id where m.status = 'active'`,
  })
  const accounts = await sql.rows<{ email: string }>({
    text: `select email from accounts where role = 'member'`,
  })
  const [stuck] = await sql.rows<{ count: number }>({
    text: `select count(*)::int as count from checkouts where state not in ('completed', 'begun', 'expired')`,
  })
  const told = await sql.rows<{ invoice: string }>({
    text: `select payload ->> 'invoiceId' as invoice from domain_events where type = 'membership.payment-received'`,
  })
  const flat = mails.flatMap(({ to, subject }) => to.map((address) => ({ address, subject })))
  const byAddress = Map.groupBy(flat, ({ address }) => address)
  return {
    subscriptions,
    members: new Map(members.map(({ subscription, email }) => [subscription, email])),
    accounts: accounts.map(({ email }) => email),
    stuckCheckouts: stuck?.count ?? 0,
    mails: new Map([...byAddress].map(([address, all]) => [address, all.map(({ subject }) => subject)])),
    toldPayments: told.map(({ invoice }) => invoice),
  }
}

export interface Figure {
  label: string
  value: number
  /** What it has to be; left out where any number is in order. */
  wanted?: number
}

/** Somebody with a running subscription, and which it is. */
interface Payer extends Experience {
  running: string[]
}

/** What to print, and what each figure has to be. */
export function figuresOf(experiences: readonly Experience[], outcome: Outcome): Figure[] {
  const running = new Set(
    outcome.subscriptions.filter(({ status }) => status === 'active').map(({ id }) => id),
  )
  const payers = experiences
    .map((one) => ({ ...one, running: [...new Set(one.offers)].filter((id) => running.has(id)) }))
    .filter((one) => one.running.length > 0)
  const believed = experiences.filter(({ paid }) => paid).length
  return [
    { label: 'people', value: experiences.length },
    { label: 'paid at the provider', value: payers.length, wanted: believed },
    ...membershipFigures(payers, outcome),
    { label: 'unpaid and no members', value: experiences.length - payers.length },
    ...paymentFigures(payers, running.size, outcome),
    ...mailFigures(payers, outcome),
    { label: 'people who paid and were refused', value: refusalsOf(experiences).length, wanted: 0 },
    {
      label: 'people who paid and closed the page before an answer came',
      value: experiences.filter(({ answers }) => !answers.some(isWelcome) && answers.includes(undefined))
        .length,
    },
  ]
}

function membershipFigures(payers: readonly Payer[], outcome: Outcome): Figure[] {
  const { members, accounts, stuckCheckouts } = outcome
  const emails = new Set(payers.map(({ person }) => person.email))
  const own = payers.filter(({ running, person }) => running.some((id) => members.get(id) === person.email))
  const strangers = accounts.filter((email) => !emails.has(email))
  return [
    { label: 'members by their own payment', value: own.length, wanted: payers.length },
    { label: 'members', value: members.size, wanted: payers.length },
    { label: 'accounts', value: accounts.length, wanted: payers.length },
    { label: 'accounts of people who did not pay', value: strangers.length, wanted: 0 },
    { label: 'paid checkouts without a member', value: stuckCheckouts, wanted: 0 },
  ]
}

function paymentFigures(payers: readonly Payer[], paid: number, outcome: Outcome): Figure[] {
  const { subscriptions, toldPayments } = outcome
  const checkouts = subscriptions.flatMap(({ metadata }) => metadata.checkout_id ?? [])
  const known = sum(payers.map(({ running }) => running.length))
  const twicePaid = payers.filter(({ running }) => running.length > 1)
  return [
    { label: 'people who paid twice', value: twicePaid.length, wanted: 0 },
    { label: 'paid subscriptions that nobody was offered', value: paid - known, wanted: 0 },
    { label: 'checkouts with two subscriptions', value: repeats(checkouts), wanted: 0 },
    { label: 'payments told of', value: toldPayments.length, wanted: paid },
    { label: 'payments told of twice', value: repeats(toldPayments), wanted: 0 },
  ]
}

/** Each buyer gets a link that sets a password, and a receipt. */
const MAILS_EACH = 2

function mailFigures(payers: readonly Payer[], { mails }: Outcome): Figure[] {
  const emails = new Set(payers.map(({ person }) => person.email))
  const got = [...emails].map((email) => Math.min(MAILS_EACH, new Set(mails.get(email)).size))
  const strangers = [...mails.keys()].filter((to) => !emails.has(to))
  return [
    { label: 'mails lost', value: MAILS_EACH * emails.size - sum(got), wanted: 0 },
    { label: 'mails doubled', value: sum([...mails.values()].map(repeats)), wanted: 0 },
    { label: 'mails to people who did not pay', value: strangers.length, wanted: 0 },
  ]
}

/** What people read who paid but were not let in by any answer. */
export function refusalsOf(experiences: readonly Experience[]): string[] {
  return experiences.flatMap(({ answers, person }) => {
    const refusals = answers.filter((answer) => answer !== undefined)
    if (refusals.length === 0 || refusals.length < answers.length || refusals.some(isWelcome)) return []
    return `${person.email}, who ${person.habit}: ${refusals.map(({ status, text }) => `${status} ${text}`).join(', ')}`
  })
}

function isWelcome(answer: Answer | undefined): boolean {
  return answer?.status === 200
}

function repeats(all: readonly string[]): number {
  return all.length - new Set(all).size
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
