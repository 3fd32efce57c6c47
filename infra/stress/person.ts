import type { Setup } from '../simulation/buyer.ts'
import { type CardAnswer, GOOD_CARD, payByCard } from '../simulation/card.ts'
import { type Answer, createClient } from '../simulation/http-client.ts'
import { brokenOff, definite, persistently } from './persistence.ts'

/**
 * stays: buys and waits for the answer. leaves: closes the browser right after paying. corrects: the first card is
 * declined. hurries: clicks everything twice. looks: never pays.
 */
export type Habit = 'stays' | 'leaves' | 'corrects' | 'hurries' | 'looks'

/** Ten people. */
const HABITS: readonly Habit[] = [
  ...(['stays', 'stays', 'stays', 'stays'] as const),
  ...(['leaves', 'leaves', 'corrects', 'hurries', 'hurries', 'looks'] as const),
]
const TIERS = ['basic', 'pro', 'enterprise'] as const
const DECLINED_CARD = '4000000000009995'

export interface Person {
  habit: Habit
  username: string
  email: string
  tierId: (typeof TIERS)[number]
  address: string
}

/** What somebody has seen. */
export interface Experience {
  person: Person
  /** Every payment that was offered to them. */
  offers: string[]
  /** The card form said that the payment succeeded. */
  paid: boolean
  /** The answers to the success calls, one for each click; undefined where none ever came. */
  answers: (Answer | undefined)[]
  tookMs: number
}

/** So many people of all habits. */
export function crowdOf(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    habit: HABITS[index % HABITS.length] ?? 'stays',
    username: `Person ${index}`,
    email: `person-${index}@example.org`,
    tierId: TIERS[index % TIERS.length] ?? 'basic',
    address: `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`,
  }))
}

interface Urls {
  app: string
  stripe: string
}

/** The steps of a purchase, in one browser; each answers undefined where it has to be tried again. */
function visit(person: Person, urls: Urls) {
  const { email, username, tierId, address } = person
  const browser = createClient(urls.app)
  const over = { 'x-forwarded-for': address }
  const offers: Setup[] = []
  return {
    /** What was offered, the latest last: that is what the page shows. */
    offers,
    async choose(): Promise<true | undefined> {
      const answer = definite(await browser.post('/api/create-guest-subscription', { tierId }, over))
      if (answer === undefined) return undefined
      if (answer.status !== 200) throw new Error(`${email} may not buy: ${answer.status} ${answer.text}`)
      offers.push(answer.json<Setup>())
      return true
    },
    async pay(setup: Setup, card: string): Promise<true | undefined> {
      const answer = await payByCard({ ...setup, stripeUrl: urls.stripe, email, card })
      return isPaid(answer) || undefined
    },
    async report({ subscriptionId, customerId }: Setup): Promise<Answer | undefined> {
      const told = { subscriptionId, customerId, email, username }
      return definite(await browser.post('/api/subscription-success', told, over))
    },
  }
}

/** Lives through one purchase, as this person does. */
export async function buy(person: Person, urls: Urls): Promise<Experience> {
  const start = performance.now()
  const { offers, choose, pay, report } = visit(person, urls)
  const { habit } = person
  const clicks = habit === 'hurries' ? 2 : 1
  let paid = false
  let answers: Experience['answers'] = []
  await persistently(choose)
  // The page was shown once before it is opened twice: the browser is known by then.
  if (habit === 'hurries') await atOnce(clicks, choose)
  const shown = offers.at(-1)
  if (shown !== undefined && habit !== 'looks') {
    if (habit === 'corrects') await pay(shown, DECLINED_CARD).catch(brokenOff)
    paid = (await atOnce(clicks, () => pay(shown, GOOD_CARD))).includes(true)
    if (paid && habit !== 'leaves') answers = await atOnce(clicks, () => report(shown))
  }
  const offered = offers.map(({ subscriptionId }) => subscriptionId)
  return { person, offers: offered, paid, answers, tookMs: performance.now() - start }
}

function atOnce<T>(times: number, act: () => Promise<T | undefined>): Promise<(T | undefined)[]> {
  return Promise.all(Array.from({ length: times }, () => persistently(act)))
}

/** The provider refuses a payment that was made already. */
function isPaid(answer: CardAnswer): boolean {
  return 'declined' in answer
    ? answer.declined === 'payment_intent_unexpected_state'
    : answer.status === 'succeeded'
}
