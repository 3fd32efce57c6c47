import { randomUUID } from 'node:crypto'
import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { tellAt } from '@meridian/infra/testing/standing'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayOf } from './domain/day.ts'
import { getAnalytics } from './queries/get-analytics.ts'

const PRICE = 49_900
const TODAY = dayOf(new Date())

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const daysAgo = (days: number) => new Date(`${addDays(TODAY, -days)}T12:00:00Z`)

async function join(at: Date): Promise<string> {
  const [accountId, checkoutId] = [randomUUID(), randomUUID()]
  const tier = { tier: 'pro' as const, yearlyPriceCents: PRICE }
  const paid = { checkoutId, accountId: null, email: null, username: null }
  await tellAt(
    backend.system,
    at,
    { type: 'membership.checkout-begun', payload: { checkoutId, accountId: null, ...tier } },
    { type: 'membership.checkout-paid', payload: paid },
    {
      type: 'membership.activated',
      payload: { accountId, checkoutId, ...tier, currentPeriodEnd: '2030-01-01T00:00:00.000Z' },
    },
  )
  return accountId
}

async function giveUp(at: Date): Promise<void> {
  const begun = { checkoutId: randomUUID(), accountId: null, tier: 'pro' as const, yearlyPriceCents: PRICE }
  await tellAt(backend.system, at, { type: 'membership.checkout-begun', payload: begun })
}

async function figures(): Promise<Analytics> {
  await catchUpWith(backend.system, ['member-days', 'checkout-days', 'integration-states'])
  return getAnalytics(backend.system.sql, TODAY)
}

it('has no change to tell while there is nothing to compare with', async () => {
  expect(await figures()).toMatchObject({
    memberCount: 0,
    monthlyRevenue: 0,
    conversionRate: 0,
    changes: { memberCount: null, monthlyRevenue: null, conversionRate: null },
  })
})

it('moves with one more member as arithmetic says', async () => {
  // 8 members 30 days ago, of 16 who began; 9 and 10 today.
  for (let number = 0; number < 8; number += 1) await join(daysAgo(40))
  for (let number = 0; number < 8; number += 1) await giveUp(daysAgo(30))
  await join(daysAgo(29))
  await giveUp(daysAgo(0))
  expect(await figures()).toMatchObject({
    memberCount: 9,
    monthlyRevenue: 374.25,
    conversionRate: 50,
    before: { memberCount: 8, monthlyRevenue: 332.67, conversionRate: 50 },
    changes: { memberCount: 13, monthlyRevenue: 13, conversionRate: 0 },
  })
  const newest = await join(daysAgo(0))
  expect(await figures()).toMatchObject({
    memberCount: 10,
    monthlyRevenue: 415.83,
    conversionRate: 66.7,
    changes: { memberCount: 25, monthlyRevenue: 25, conversionRate: 33 },
  })
  const lost = { accountId: newest, reason: 'payment-refunded' as const }
  await tellAt(backend.system, daysAgo(0), { type: 'membership.access-lost', payload: lost })
  expect(await figures()).toMatchObject({ memberCount: 9, changes: { memberCount: 13 } })
})

it('counts the integrations that are set up and work, as the integrations screen shows them', async () => {
  const admin = await backend.admin()
  const shown = async () => {
    const all = (await admin.get('/api/integrations')).json<{ status: string }[]>()
    return all.filter(({ status }) => status === 'active').length
  }
  const before = await figures()
  expect(before).toMatchObject({ activeIntegrations: await shown(), totalIntegrations: 4 })
  const broken = { ok: false, message: 'Not now.' }
  await backend.system.integrations.checks.record('stripe', broken, 'test')
  expect((await figures()).activeIntegrations).toBe(before.activeIntegrations - 1)
  expect((await figures()).activeIntegrations).toBe(await shown())
  await backend.system.integrations.checks.record('stripe', { ok: true, message: 'It works.' }, 'test')
  expect((await figures()).activeIntegrations).toBe(before.activeIntegrations)
})

it('is for staff', async () => {
  const admin = await backend.admin()
  expect((await admin.get('/api/analytics')).json<Analytics>()).toMatchObject({ memberCount: 9 })
  expect((await backend.visitor().get('/api/analytics')).status).toBe(401)
})
