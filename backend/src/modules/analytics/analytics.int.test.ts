import { randomUUID } from 'node:crypto'
import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import type { CohortRow } from '@meridian/contracts/http/analytics/reports/cohorts'
import { REPORTS } from '@meridian/contracts/http/analytics/reports/period'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { tellAt } from '@meridian/infra/testing/standing'
import {
  arriveAt,
  type Registered,
  startTestBackend,
  type TestedBackend,
} from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayOf } from './domain/day.ts'
import { getAnalytics } from './queries/get-analytics.ts'

const PRICE = 49_900
const TODAY = dayOf(new Date())

let backend: TestedBackend
let person: Registered
beforeAll(async () => {
  backend = await startTestBackend()
  person = await arriveAt(backend)
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
  await backend.system.integrations.checks.record('stripe', broken, 'operator')
  expect((await figures()).activeIntegrations).toBe(before.activeIntegrations - 1)
  expect((await figures()).activeIntegrations).toBe(await shown())
  await backend.system.integrations.checks.record('stripe', { ok: true, message: 'It works.' }, 'operator')
  expect((await figures()).activeIntegrations).toBe(before.activeIntegrations)
})

it.each(['trends', 'movements', 'churn', 'funnel', 'referrals'])(
  'tells the %s of so many days',
  async (report) => {
    const admin = await backend.admin()
    const answer = await admin.get(`/api/analytics/${report}?days=7`)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.text).toContain(addDays(TODAY, -6))
    expect(answer.text).not.toContain(addDays(TODAY, -7))
    const file = await admin.get(`/api/analytics/${report}/export.csv?days=7`)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${report}-${TODAY}.csv"`)
    const [head = '', ...rows] = file.text.trimEnd().split('\r\n')
    expect(head).toMatch(/^day,/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(TODAY, -ago)),
    )
    expect(rows.every((row) => row.split(',').length === head.split(',').length)).toBe(true)
    expect((await admin.get(`/api/analytics/${report}?days=0`)).status).toBe(400)
  },
)

it('tells the cohorts, also as a file', async () => {
  const admin = await backend.admin()
  const rows = (await admin.get('/api/analytics/cohorts')).json<CohortRow[]>()
  expect(rows.reduce((sum, { joined }) => sum + joined, 0)).toBe(10)
  const file = await admin.get('/api/analytics/cohorts/export.csv')
  expect(file.text).toMatch(/^month,joined,month 0/)
  expect((await admin.get('/api/analytics/secrets/export.csv')).status).toBe(404)
})

const STAFF_ONLY = [
  '/api/analytics',
  ...REPORTS.flatMap((name) => [`/api/analytics/${name}`, `/api/analytics/${name}/export.csv`]),
]

it.each(STAFF_ONLY)('%s is for staff', async (path) => {
  expect((await backend.visitor().get(path)).status).toBe(401)
  const refused = await person.browser.get(path)
  expect([refused.status, refused.text]).toEqual([403, 'Only staff can see this.'])
})
