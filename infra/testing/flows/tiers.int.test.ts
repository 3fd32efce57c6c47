import type { EditedTier } from '@meridian/contracts/http/membership/edit-tiers'
import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import { ANNUAL_PRICE_CENTS } from '@meridian/contracts/values/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { buyerOf, somebody, untilSettled } from './people.ts'
import { stripeOf } from './stripe-account.ts'

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  admin = await adminAt(system)
})
afterAll(() => system.stop())

const { stripe } = stripeOf(() => system)

const all = async () => (await admin.get('/api/tiers')).json<EditedTier[]>()

async function tier(id: string): Promise<EditedTier> {
  const found = (await all()).find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no tier ${id}`)
  return found
}

async function edit(id: string, change: Partial<EditedTier>) {
  const { id: _, ...before } = await tier(id)
  return admin.put(`/api/tiers/${id}`, { ...before, ...change })
}

const offers = async () =>
  (await createClient(system.url).get('/api/membership-tiers')).json<MembershipTierOffer[]>()

describe('the tiers', () => {
  it('begin by promising the channel to all, as it is open to all', async () => {
    const promising = (await offers()).filter(({ features }) => features.includes('Private Telegram channel'))
    expect(promising.map(({ id }) => id)).toEqual(['basic'])
    expect((await offers()).slice(1).map(({ features }) => features[0])).toEqual([
      'Everything in Basic',
      'Everything in Pro',
    ])
  })

  it('cost something else for new members; those who have one keep their price', async () => {
    const before = buyerOf(system, somebody())
    await before.buy('basic')
    await untilSettled(system)
    const change = { name: 'Starter', yearlyPrice: 249, features: ['The map', '<b>Meetups</b>'] }
    expect((await edit('basic', change)).json<EditedTier>()).toMatchObject(change)
    expect(await offers()).toContainEqual(
      expect.objectContaining({ id: 'basic', price: '249', name: 'Starter' }),
    )
    const named = async () => (await stripe.products.retrieve('meridian_basic')).name === 'Starter membership'
    await until(named, { what: 'the product to be renamed at the provider' })
    const { data } = await stripe.prices.list({ lookup_keys: ['meridian_basic_24900'] })
    expect(data).toHaveLength(1)
    const after = buyerOf(system, somebody())
    await after.buy('basic')
    const yearly = async ({ browser }: typeof after) => {
      const answer = await browser.get('/api/subscription')
      return answer.json<{ subscription: { yearlyPrice: number } }>().subscription.yearlyPrice
    }
    expect([await yearly(before), await yearly(after)]).toEqual([19_900, 24_900])
  })

  it('take no new members when they are closed, and say so', async () => {
    const member = buyerOf(system, somebody())
    await member.buy('enterprise')
    await edit('enterprise', { active: false })
    expect((await offers()).map(({ id }) => id)).toEqual(['basic', 'pro'])
    const refused = await createClient(system.url).post('/api/create-guest-subscription', {
      tierId: 'enterprise',
    })
    expect(refused).toMatchObject({ status: 410, text: expect.stringContaining('is not taking new members') })
    expect((await member.browser.get('/api/subscription')).text).toContain('Enterprise')
    await edit('enterprise', { active: true, order: 1 })
    await edit('pro', { yearlyPrice: 549 })
    expect((await offers())[0]?.id).toBe('basic')
    const annual = await createClient(system.url).post('/api/create-annual-subscription', {})
    expect(annual.json<{ summary: { subtotal: number } }>().summary.subtotal).toBe(ANNUAL_PRICE_CENTS)
  })

  it('are not overwritten by somebody who looked before another changed them', async () => {
    const { id, ...seen } = await tier('pro')
    const changes = ['One', 'Other', 'Third'].map((name) => admin.put(`/api/tiers/${id}`, { ...seen, name }))
    const statuses = (await Promise.all(changes)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const late = await admin.put(`/api/tiers/${id}`, { ...seen, name: 'Late' })
    expect(late.text).toContain('Somebody else has changed')
  })

  it('refuse what makes no tier, field by field', async () => {
    const bad = { name: ' ', yearlyPrice: 9.5, order: 0, features: [''], description: '' }
    const answer = await edit('pro', bad)
    expect(answer.status).toBe(400)
    for (const field of ['name:', 'yearlyPrice:', 'order:', 'features.0:', 'description:'])
      expect(answer.text).toContain(field)
    expect((await admin.put('/api/tiers/gold', { ...(await tier('pro')) })).status).toBe(404)
  })

  it('are the admin’s to change, and staff’s to see', async () => {
    const { id, ...body } = await tier('pro')
    const { browser } = buyerOf(system, somebody())
    const calls = [() => browser.get('/api/tiers'), () => browser.put(`/api/tiers/${id}`, body)]
    expect(await Promise.all(calls.map(async (call) => (await call()).status))).toEqual([401, 401])
    await browser.post('/api/register', {
      username: 'Nosy',
      email: 'nosy@example.org',
      password: 'long enough',
    })
    expect(await Promise.all(calls.map(async (call) => (await call()).status))).toEqual([403, 403])
  })
})
