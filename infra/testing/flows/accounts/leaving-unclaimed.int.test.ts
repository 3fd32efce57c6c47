import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../simulation/http-client.ts'
import { arriveAt } from '../../tested-backend.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { buyerOf, somebody, untilHandled, untilLinkToken, untilSettled } from '../people.ts'
import { stripeAccount } from '../stripe-account.ts'
import { tracesOf } from './traces.ts'

let system: WholeSystem
let stripe: Stripe
beforeAll(async () => {
  system = await startWholeSystem()
  stripe = stripeAccount(system)
})
afterAll(() => system.stop())

const claim = (token: string) => createClient(system.url).post('/api/membership-claims', { token })

it('ends and forgets what was paid with the address of who leaves, and nobody has claimed', async () => {
  const owner = await arriveAt(system)
  const guest = { username: somebody().username, email: owner.email }
  const { subscriptionId } = await buyerOf(system, guest).buy('pro')
  const token = await untilLinkToken(system, owner.email, 'claim')
  const { password } = owner
  expect((await owner.browser.post('/api/account/delete', { password })).status).toBe(200)

  const refused = await claim(token)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('was deleted')])
  await until(async () => (await stripe.subscriptions.retrieve(subscriptionId)).status === 'canceled', {
    within: 20_000,
    what: 'the subscription to end',
  })
  await untilSettled(system)
  await untilHandled(system)
  const text = `update account_deletions set deleted_at = deleted_at - interval '1 hour'`
  await system.system.sql.rows({ text })
  expect(await system.system.forgetDeletedPeople([])).toBe(1)
  expect(await tracesOf(system, [guest.username, guest.email])).toEqual([])
  expect((await claim(token)).status).toBe(400)
})

it('opens no account anew for a payment that is told of after its account was deleted', async () => {
  const person = somebody()
  const stranger = buyerOf(system, person)
  const setup = await stranger.choose('basic')
  await stranger.pay(setup)
  const owner = createClient(system.url)
  const [token, password] = [await untilLinkToken(system, person.email, 'set-password'), 'a new password']
  await owner.post('/api/password', { token, password })
  await untilSettled(system)
  expect((await owner.post('/api/account/delete', { password })).status).toBe(200)

  const answer = await stranger.report(setup)
  expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('was deleted')])
  const accounts = { text: 'select 1 from accounts where email = $1', values: [person.email] }
  expect(await system.system.sql.rows(accounts)).toEqual([])
})
