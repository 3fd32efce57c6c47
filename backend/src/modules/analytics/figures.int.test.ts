import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import {
  type Happening,
  happenings,
  MINUTES_PER_DAY,
  tellOf,
} from '@meridian/infra/testing/membership-histories'
import { ledger } from '@meridian/infra/testing/membership-ledger'
import { catchUpWith } from '@meridian/infra/testing/read-models'
import { tellAt } from '@meridian/infra/testing/standing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rebuild } from '#platform/projections/projection-rebuild'
import { compose, type System } from '../../compose.ts'
import { readConfig } from '../../config.ts'
import { addDays, dayOf } from './domain/day.ts'
import { analyticsProjections } from './index.ts'
import { getAnalytics } from './queries/get-analytics.ts'
import { churn, cohorts, funnel, movements, referrals, trends } from './reports.ts'

const MODELS = ['member-days', 'checkout-days', 'referral-days']
const TABLES = ['paying_members', 'member_days', 'cohorts', 'checkout_days', 'referral_days']
const RUNS = 8

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The journal may hear of one member after the other, and so of days long past. */
const toldIn = fc.constantFrom(
  (history: Happening[]) => history,
  (history: Happening[]) => history.toSorted((a, b) => a.member.localeCompare(b.member)),
)

/** The system on connections that live in that time zone. */
function systemIn(zone: string): System {
  const url = new URL(database.url)
  url.searchParams.set('options', `-c TimeZone=${zone}`)
  return compose(readConfig(testEnvironment({ databaseUrl: url.href })), 'test')
}

async function begin({ sql }: System): Promise<void> {
  const tables = TABLES.map((table) => `read.${table}`)
  await sql.rows({
    text: `truncate domain_events, relay_pending, projection_checkpoints, ${tables.join(', ')}`,
  })
}

const rowsOf = ({ sql }: System) =>
  Promise.all(TABLES.map((table) => sql.rows({ text: `select * from read.${table} t order by t::text` })))

async function expectAsComputedByHand({ sql }: System, history: readonly Happening[], today: string) {
  const by = ledger(history)
  const days = Math.ceil(by.minutes / MINUTES_PER_DAY) + 3
  const period = { today, days }
  const wanted = Array.from({ length: days }, (_, index) => addDays(today, index - days + 1))
  expect(await trends(sql, period)).toEqual(wanted.map(by.trend))
  expect(await movements(sql, period)).toEqual(wanted.map(by.movement))
  expect(await churn(sql, period)).toEqual(wanted.map(by.churn))
  expect(await cohorts(sql, period)).toEqual(by.cohorts(today))
  expect((await funnel(sql, period)).days).toEqual(wanted.map(by.funnel))
  expect((await referrals(sql, period)).days).toEqual(wanted.map(by.referrals))
  const { members: memberCount, monthlyRevenue, conversionRate } = by.trend(today)
  expect(await getAnalytics(sql, today)).toMatchObject({ memberCount, monthlyRevenue, conversionRate })
}

it.each(['Pacific/Apia', 'America/St_Johns'])(
  'are what counting by hand makes of any history, and the same when rebuilt, on a server in %s',
  async (zone) => {
    const system = systemIn(zone)
    expect(await system.sql.rows({ text: 'show timezone' })).toEqual([{ TimeZone: zone }])
    await fc.assert(
      fc.asyncProperty(happenings, toldIn, fc.integer({ min: 1, max: 9 }), async (history, order, batch) => {
        await begin(system)
        for (const happening of order(history)) await tellAt(system, happening.at, tellOf(happening))
        await catchUpWith(system, MODELS, batch)
        const today = addDays(dayOf(history.at(-1)?.at ?? new Date()), 1)
        await expectAsComputedByHand(system, history, today)
        const live = await rowsOf(system)
        for (const projection of analyticsProjections)
          if (MODELS.includes(projection.name)) await rebuild(system.sql, projection)
        expect(await rowsOf(system)).toEqual(live)
      }),
      { numRuns: RUNS },
    )
    await system.close()
  },
  240_000,
)
