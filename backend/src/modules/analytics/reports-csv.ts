import type { ReportName } from '@meridian/contracts/http/analytics/reports/period'
import type { Sql } from '#platform/database/sql'
import { csvLine } from './domain/csv.ts'
import { MOVEMENTS } from './domain/paying.ts'
import { churn, cohorts, funnel, movements, type Period, referrals, trends } from './reports.ts'

type Table = Record<string, string | number>[]

/** The rows of each report with the heads of their columns. */
const TABLES: Record<ReportName, (sql: Sql, period: Period) => Promise<Table>> = {
  trends,
  churn,
  async movements(sql, period) {
    const days = await movements(sql, period)
    return days.map(({ day, net, ...moved }) => ({
      day,
      ...Object.fromEntries(
        MOVEMENTS.flatMap((movement) => [
          [movement, moved[movement].people],
          [`${movement} monthly revenue`, moved[movement].monthlyRevenue],
        ]),
      ),
      net,
    }))
  },
  async cohorts(sql, period) {
    const rows = await cohorts(sql, period)
    const months = Math.max(0, ...rows.map(({ retained }) => retained.length))
    return rows.map(({ month, joined, retained }) => ({
      month,
      joined,
      ...Object.fromEntries(
        Array.from({ length: months }, (_, age) => [`month ${age}`, retained[age] ?? '']),
      ),
    }))
  },
  funnel: async (sql, period) => (await funnel(sql, period)).days,
  referrals: async (sql, period) => (await referrals(sql, period)).days,
}

/** A report as a CSV file. */
export async function reportCsv(sql: Sql, report: ReportName, period: Period): Promise<string> {
  const rows = await TABLES[report](sql, period)
  const [first] = rows
  // Days are always there, cohorts only once somebody has joined.
  if (first === undefined) return csvLine(['month', 'joined'])
  const lines = rows.map((row) => csvLine(Object.values(row)))
  return csvLine(Object.keys(first)) + lines.join('')
}
