import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../simulation/buyer.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { tracesOf } from './accounts/traces.ts'
import { buyerOf, somebody, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { expire } = stripeOf(() => system)

const stateOf = async ({ subscriptionId }: Setup) => {
  const [row] = await system.system.sql.rows<{ state: string }>({
    text: 'select state from checkouts where stripe_subscription_id = $1',
    values: [subscriptionId],
  })
  return row?.state
}

it('is forgotten once the payment can no longer be made, whatever the browser says afterwards', async () => {
  const person = somebody()
  const { choose, report } = buyerOf(system, person)
  const setup = await choose('pro')
  await report(setup)
  const words = [person.email, person.username]
  expect(await tracesOf(system, words)).toEqual([expect.stringContaining('checkouts')])
  await expire(setup.subscriptionId)
  await untilSettled(system)
  await until(async () => (await stateOf(setup)) === 'expired', { what: 'the checkout to expire' })
  await report(setup)
  expect(await tracesOf(system, words)).toEqual([])
})
