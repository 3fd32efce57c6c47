import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { somebody } from './people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ TRUST_PROXY: '1' })
})
afterAll(() => system.stop())

const POINTS = 60
const EMAIL_POINTS = 30
const from = (address: string) => ({ 'x-forwarded-for': address })
const waits = (answer: { headers: Headers }) => Number(answer.headers.get('retry-after'))

it('the checkout is slowed down for one account, from wherever it asks, and for nobody else', async () => {
  const [person, other] = [await arriveAt(system), await arriveAt(system)]
  const choose = ({ browser }: typeof person, times = 0) =>
    browser.post('/api/create-guest-subscription', { tierId: 'none' }, from(`10.7.0.${times}`))
  for (let times = 0; times < POINTS; times += 1) expect((await choose(person, times)).status).toBe(404)
  const refused = await choose(person, POINTS)
  expect([refused.status, waits(refused) > 0]).toEqual([429, true])
  expect((await choose(other)).status).toBe(404)
})

it('the checkout is slowed down for the e-mail that a guest gives, however it is typed', async () => {
  const { email, username } = somebody()
  const report = (typed: string, times: number) => {
    const payment = { subscriptionId: 'sub_none', customerId: 'cus_none' }
    const body = { ...payment, username, email: typed }
    return createClient(system.url).post('/api/subscription-success', body, from(`10.8.0.${times}`))
  }
  for (let times = 0; times < EMAIL_POINTS; times += 1) expect((await report(email, times)).status).toBe(404)
  const refused = await report(email.toUpperCase(), EMAIL_POINTS)
  expect([refused.status, waits(refused) > 0]).toEqual([429, true])
  expect((await report(`other.${email}`, 0)).status).toBe(404)
})
