import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../simulation/http-client.ts'
import { arriveAt } from '../../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { claim, payUnclaimed } from '../buyers.ts'
import {
  buyerOf,
  SUPPORT,
  somebody,
  untilHandled,
  untilLinkToken,
  untilMailSaying,
  untilSettled,
} from '../people.ts'
import { stripeOf } from '../stripe-account.ts'
import { tracesOf } from './traces.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { refundedOf, statusOf } = stripeOf(() => system)

/** What a link answers whose membership can no longer be claimed. */
const refusalOf = async (token: string) => {
  const { status, text } = await claim(system, token)
  return [status, text]
}

it('gives back, ends and forgets what was paid with the address of who leaves, and nobody has claimed', async () => {
  const owner = await arriveAt(system)
  const guest = { username: somebody().username, email: owner.email }
  const { subscriptionId, customerId, token } = await payUnclaimed(system, owner, buyerOf(system, guest))
  await system.stopWorkers()
  const { password } = owner
  expect((await owner.browser.post('/api/account/delete', { password })).status).toBe(200)
  expect(await refusalOf(token)).toEqual([409, expect.stringContaining('was deleted')])
  await system.startWorkers()
  await untilMailSaying(system, SUPPORT, subscriptionId)
  await untilSettled(system)
  await untilHandled(system)
  expect(await statusOf(subscriptionId)).toBe('canceled')
  expect(await refundedOf(customerId)).toEqual([true])
  expect(await refusalOf(token)).toEqual([409, expect.stringContaining('refunded')])
  const text = `update account_deletions set deleted_at = deleted_at - interval '1 hour'`
  await system.system.sql.rows({ text })
  expect(await system.system.forgetDeletedPeople([])).toBe(1)
  expect(await tracesOf(system, [guest.username, guest.email])).toEqual([])
  expect((await claim(system, token)).status).toBe(400)
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
