import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { type CardAnswer, payByCard } from './card.ts'
import { type Answer, createClient, type HttpClient } from './http-client.ts'

export interface Person {
  username: string
  email: string
}

/** What the server answers when a payment is set up. */
export interface Setup {
  clientSecret: string
  customerId: string
  publishableKey: string
  subscriptionId: string
  summary: { subtotal: number; tax: number; total: number; credit: number; renewsAt: string }
}

/** Somebody with a browser of their own who buys a membership, step by step or at once. */
export interface Buyer {
  browser: HttpClient
  /** @throws Error when the server refuses; its message holds the answer */
  choose(tierId: string): Promise<Setup>
  pay(setup: Setup, card?: string): Promise<CardAnswer>
  /** What the browser calls after it has paid. */
  report(setup: Setup): Promise<Answer>
  /**
   * All three.
   * @throws Error when one of them fails
   */
  buy(tierId: string): Promise<Setup & { result: CheckoutResult }>
}

/** @param browser one that somebody may be signed in with; without it, one that nobody has used */
export function createBuyer(
  urls: { app: string; stripe: string },
  person: Person,
  browser: HttpClient = createClient(urls.app),
): Buyer {
  const { username, email } = person
  const choose: Buyer['choose'] = async (tierId) =>
    expectOk(await browser.post('/api/create-guest-subscription', { tierId })).json<Setup>()
  const pay: Buyer['pay'] = (setup, card) =>
    payByCard({ ...setup, stripeUrl: urls.stripe, email, ...(card !== undefined && { card }) })
  const report: Buyer['report'] = ({ subscriptionId, customerId }) =>
    browser.post('/api/subscription-success', { subscriptionId, customerId, username, email })
  return {
    browser,
    choose,
    pay,
    report,
    async buy(tierId) {
      const setup = await choose(tierId)
      const answer = await pay(setup)
      if ('declined' in answer) throw new Error(`The card was declined: ${answer.message}`)
      return { ...setup, result: expectOk(await report(setup)).json<CheckoutResult>() }
    },
  }
}

function expectOk(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer
}
