import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventsAbout } from '../journal.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilSession, untilSettled } from './people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const control = (act: string, body: object) => system.sandbox.post(`/control/stripe/${act}`, body)

/** A member whose renewal failed so often that access ended. */
async function lost() {
  const buyer = buyerOf(system, somebody())
  const { subscriptionId } = await buyer.buy('pro')
  for (const _ of [1, 2, 3]) await control('renew', { subscriptionId, outcome: 'failed' })
  await untilSession(buyer.browser, { paymentFailureCount: 3 })
  return { ...buyer, subscriptionId, id: (await sessionOf(buyer.browser)).id }
}

const restoredOf = async (id: string) =>
  (await eventsAbout(system.system, id)).filter((type) => type === 'membership.restored')

it.each(['unpaid', 'uncollectible'])(
  'who never paid gets nothing back when the provider leaves it %s',
  async (leaving) => {
    const { browser, subscriptionId, id } = await lost()
    await control('give-up', { subscriptionId, leaving })
    await untilSettled(system)
    expect(await sessionOf(browser)).toMatchObject({
      membershipStatus: 'payment_failed',
      paymentFailureCount: 3,
    })
    expect(await restoredOf(id)).toEqual([])
  },
)

it('who never paid gets nothing back with the draft of the next renewal, and everything with the payment', async () => {
  const { browser, subscriptionId, id } = await lost()
  await control('give-up', { subscriptionId, leaving: 'unpaid' })
  await control('renew', { subscriptionId })
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({
    membershipStatus: 'payment_failed',
    paymentFailureCount: 3,
  })
  expect(await restoredOf(id)).toEqual([])
  await control('renew', { subscriptionId, outcome: 'paid' })
  await untilSession(browser, { membershipStatus: 'active' })
})

it('grace ends where the provider leaves the renewal unpaid before it is over', async () => {
  const buyer = buyerOf(system, somebody())
  const { subscriptionId } = await buyer.buy('basic')
  await control('renew', { subscriptionId, outcome: 'failed' })
  await control('give-up', { subscriptionId, leaving: 'unpaid' })
  await untilSettled(system)
  const { membershipStatus, gracePeriodEnd } = await sessionOf(buyer.browser)
  expect(membershipStatus).toBe('payment_failed')
  expect(Date.parse(gracePeriodEnd ?? '')).toBeLessThanOrEqual(Date.now())
})
