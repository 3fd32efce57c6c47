import type { Sql } from '#platform/database/sql'
import { addDays } from './domain/day.ts'
import { churnOf } from './domain/reports/churn.ts'
import { cohortRowsOf } from './domain/reports/cohort-rows.ts'
import { WINDOW } from './domain/reports/day-row.ts'
import { funnelOf } from './domain/reports/funnel.ts'
import { movementsOf } from './domain/reports/movements.ts'
import { referralsOf } from './domain/reports/referrals.ts'
import { trendsOf } from './domain/reports/trends.ts'
import { listCohorts } from './queries/list-cohorts.ts'
import { listDays } from './queries/list-days.ts'

/** The last days (UTC), this many of them, including `today`. */
export interface Period {
  today: string
  days: number
}

const COHORT_MONTHS = 24

const daysOf = (sql: Sql, { today, days }: Period) => listDays(sql, addDays(today, 1 - days), days)
const daysAndWindow = (sql: Sql, { today, days }: Period) => daysOf(sql, { today, days: days + WINDOW })

/** The trend of each day of a period. */
export const trends = async (sql: Sql, period: Period) => trendsOf(await daysAndWindow(sql, period))
/** The share of members lost within 30 days, on each day of a period. */
export const churn = async (sql: Sql, period: Period) => churnOf(await daysAndWindow(sql, period))
/** What moved the monthly revenue, on each day of a period. */
export const movements = async (sql: Sql, period: Period) => movementsOf(await daysOf(sql, period))
/** How far checkouts got, overall and on each day of a period. */
export const funnel = async (sql: Sql, period: Period) => funnelOf(await daysOf(sql, period))
/** What came of members' links, overall and on each day of a period. */
export const referrals = async (sql: Sql, period: Period) => referralsOf(await daysOf(sql, period))

/** Those who joined in the last two years. */
export async function cohorts(sql: Sql, { today }: Pick<Period, 'today'>) {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const since = new Date(Date.UTC(year, month - COHORT_MONTHS, 1)).toISOString().slice(0, 10)
  return cohortRowsOf(await listCohorts(sql, since), today)
}
