import type { Answer } from '../simulation/http-client.ts'
import type { Experience } from './person.ts'
import type { Surroundings } from './surroundings.ts'

/** What is there in the end, at the provider, in the database, and in the mailboxes. */
export interface Outcome {
  subscriptions: Subscription[]
  /** By the provider's subscription: the e-mail of the account that it made a member. */
  members: Map<string, string>
  accounts: string[]
  /** Checkouts that are paid, and nobody is a member by them. */
  stuckCheckouts: number
  /** The subjects of the mails to each address. */
  mails: Map<string, string[]>
  /** Invoices whose payment was told of, as often as it was. */
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

export interface Number {
  label: string
  value: number
  /** What it has to be; left out where any number is in order. */
  wanted?: number
}

/** What to print, and what each figure has to be. */
export function numbersOf(experiences: readonly Experience[], outcome: Outcome): Number[] {
  const { subscriptions, members, accounts, mails } = outcome
  const running = new Set(subscriptions.filter(({ status }) => status === 'active').map(({ id }) => id))
  const paidOf = ({ offers }: Experience) => [...new Set(offers)].filter((id) => running.has(id))
  const payers = experiences.filter((experience) => paidOf(experience).length > 0)
  const emails = new Set(payers.map(({ person }) => person.email))
  const rightMembers = payers.filter((payer) =>
    paidOf(payer).some((id) => members.get(id) === payer.person.email),
  )
  const checkouts = subscriptions.flatMap(({ metadata }) => metadata.checkout_id ?? [])
  const mailed = [...mails].filter(([address]) => emails.has(address))
  return [
    { label: 'people', value: experiences.length },
    {
      label: 'paid at the provider',
      value: payers.length,
      wanted: experiences.filter(({ paid }) => paid).length,
    },
    { label: 'members by their own payment', value: rightMembers.length, wanted: payers.length },
    { label: 'members', value: members.size, wanted: payers.length },
    { label: 'accounts', value: accounts.length, wanted: payers.length },
    { label: 'unpaid and no members', value: experiences.length - payers.length },
    {
      label: 'accounts of people who did not pay',
      value: accounts.filter((email) => !emails.has(email)).length,
      wanted: 0,
    },
    {
      label: 'people who paid twice',
      value: payers.filter((payer) => paidOf(payer).length > 1).length,
      wanted: 0,
    },
    {
      label: 'paid subscriptions that nobody was offered',
      value: running.size - payers.flatMap(paidOf).length,
      wanted: 0,
    },
    {
      label: 'checkouts with two subscriptions',
      value: checkouts.length - new Set(checkouts).size,
      wanted: 0,
    },
    { label: 'paid checkouts without a member', value: outcome.stuckCheckouts, wanted: 0 },
    { label: 'payments told of', value: outcome.toldPayments.length, wanted: running.size },
    { label: 'payments told of twice', value: twice(outcome.toldPayments), wanted: 0 },
    {
      label: 'mails lost',
      value: 2 * emails.size - sum(mailed.map(([, all]) => Math.min(2, new Set(all).size))),
      wanted: 0,
    },
    { label: 'mails doubled', value: sum([...mails.values()].map(twice)), wanted: 0 },
    {
      label: 'mails to people who did not pay',
      value: [...mails.keys()].filter((to) => !emails.has(to)).length,
      wanted: 0,
    },
    { label: 'people who paid and were refused', value: refusalsOf(experiences).length, wanted: 0 },
    {
      label: 'people who paid and closed the page before an answer came',
      value: experiences.filter(({ answers }) => !answers.some(isWelcome) && answers.includes(undefined))
        .length,
    },
  ]
}

/** What people read who paid, and were let in by no answer. */
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

function twice(all: readonly string[]): number {
  return all.length - new Set(all).size
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
