import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type { Setup } from '../../simulation/buyer.ts'
import { type Answer, createClient, type HttpClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import type { WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilLinkToken, untilSession, untilSettled } from './people.ts'

/** Somebody new who has bought a tier, and is signed in by that. */
export async function newMember(system: WholeSystem, tier = 'pro') {
  const person = somebody()
  const buyer = buyerOf(system, person)
  const { subscriptionId, customerId } = await buyer.buy(tier)
  const { id } = await sessionOf(buyer.browser)
  return { ...person, ...buyer, id, subscriptionId, customerId }
}

/** Somebody who is signed in, with the card forms of two plans open in two tabs. */
export async function withTwoTabs(system: WholeSystem) {
  const person = await arriveAt(system)
  const buyer = buyerOf(system, person, person.browser)
  return { ...person, ...buyer, basic: await buyer.choose('basic'), pro: await buyer.choose('pro') }
}

/** The same after both are paid, the dearer plan last, which counts. `answer`: what the last report was answered. */
export async function payTwice(system: WholeSystem) {
  const buyer = await withTwoTabs(system)
  const { basic, pro, pay, report } = buyer
  // Both are paid before anybody can close the second form.
  await system.stopWorkers()
  await pay(basic)
  await pay(pro)
  await report(basic)
  const answer = await report(pro)
  await system.startWorkers()
  await untilSettled(system)
  await untilSession(buyer.browser, { membershipStatus: 'active', membershipTier: 'pro' })
  return { ...buyer, answer }
}

/** What a member is shown of their subscription. */
export async function ownSubscription(browser: HttpClient): Promise<SubscriptionDetails> {
  const answer = await browser.get('/api/subscription')
  return answer.json<{ subscription: SubscriptionDetails }>().subscription
}

/** Somebody who is not signed in, and buys with an address that is somebody's. */
export const guestWith = (system: WholeSystem, { email }: { email: string }) =>
  buyerOf(system, { username: 'A guest', email })

/** A guest pays with the address of an account. Answers the token of the mail to that address, too. */
export async function payUnclaimed(
  system: WholeSystem,
  owner: { email: string },
  guest = guestWith(system, owner),
): Promise<Setup & { token: string }> {
  const { result, ...setup } = await guest.buy('pro')
  if (result.outcome !== 'claim-mailed') throw new Error(`The payment is ${result.outcome}`)
  return { ...setup, token: await untilLinkToken(system, owner.email, 'claim') }
}

/** Follows the link in that mail; with another browser than the owner's own, unless it is given. */
export const claim = (
  { url }: WholeSystem,
  token: string,
  browser: HttpClient = createClient(url),
): Promise<Answer> => browser.post('/api/membership-claims', { token })
