import type { EditedTier } from '@meridian/contracts/http/membership/edit-tiers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { adminAt, arriveAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { buyerOf, somebody, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)

/** The provider's account is empty from now on, as after a change of accounts. */
async function emptyAccount() {
  await untilSettled(system)
  await system.sandbox.post('/control/reset', {})
}

const choose = (browser = createClient(system.url)) =>
  browser.post('/api/create-guest-subscription', { tierId: 'pro' })

it('a price that is gone is made again', async () => {
  await newMember(system)
  await emptyAccount()
  const { result } = await buyerOf(system, somebody()).buy('pro')
  expect(result).toMatchObject({ outcome: 'signed-in', membershipTier: 'pro' })
})

it('a price that the operator has archived is made again, too', async () => {
  await newMember(system)
  const [price] = (await stripe.prices.list({ lookup_keys: ['meridian_pro_49900'] })).data
  await stripe.prices.update(price?.id ?? '', { active: false })
  const setup = await choose()
  expect(setup.status, setup.text).toBe(200)
  expect((await stripe.prices.list({ lookup_keys: ['meridian_pro_49900'] })).data).toMatchObject([
    { active: true },
  ])
})

it('so is one that was archived before this process first asked for it', async () => {
  const price = await stripe.prices.create({
    product: 'meridian_pro',
    currency: 'usd',
    unit_amount: 12_300,
    recurring: { interval: 'year' },
    lookup_key: 'meridian_pro_12300',
  })
  await stripe.prices.update(price.id, { active: false })
  const admin = await adminAt(system)
  const before = (await admin.get('/api/tiers')).json<EditedTier[]>().find(({ id }) => id === 'pro')
  const saved = await admin.put('/api/tiers/pro', { ...before, yearlyPrice: 123 })
  expect(saved.status, saved.text).toBe(200)
  const setup = await choose()
  expect(setup.status, setup.text).toBe(200)
  const { browser } = await newMember(system, 'basic')
  const page = await browser.post('/api/subscription/update-payment-method')
  expect(page.status, page.text).toBe(200)
})

it('a begun checkout whose subscription is gone begins again', async () => {
  const { browser } = await arriveAt(system)
  const before = await choose(browser)
  await emptyAccount()
  const after = await choose(browser)
  expect(after.status, after.text).toBe(200)
  expect(after.json()).not.toMatchObject({
    subscriptionId: before.json<{ subscriptionId: string }>().subscriptionId,
  })
})

it('pages of the portal whose configuration is gone are set up again', async () => {
  const open = async () => {
    const { browser } = await newMember(system)
    return browser.post('/api/subscription/portal', { purpose: 'overview' })
  }
  expect((await open()).status).toBe(200)
  await emptyAccount()
  const answer = await open()
  expect(answer.status, answer.text).toBe(200)
})
