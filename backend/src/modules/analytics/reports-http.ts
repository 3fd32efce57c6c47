import { getChurn } from '@meridian/contracts/http/analytics/reports/churn'
import { getCohorts } from '@meridian/contracts/http/analytics/reports/cohorts'
import { exportReport } from '@meridian/contracts/http/analytics/reports/export-report'
import { getFunnel } from '@meridian/contracts/http/analytics/reports/funnel'
import { getMovements } from '@meridian/contracts/http/analytics/reports/movements'
import { REPORTS } from '@meridian/contracts/http/analytics/reports/period'
import { getReferralTrends } from '@meridian/contracts/http/analytics/reports/referral-trends'
import { getTrends } from '@meridian/contracts/http/analytics/reports/trends'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { staffOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import { dayOf } from './domain/day.ts'
import { churn, cohorts, funnel, movements, type Period, referrals, trends } from './reports.ts'
import { reportCsv } from './reports-csv.ts'

/** What staff see of how the community does over time, each report from rows that were computed in advance. */
export function reportRoutes(route: Route, { sql }: Pick<HttpParts, 'sql'>): void {
  const who = staffOnly
  route(getTrends, { who }, (call) => trends(sql, periodOf(call)))
  route(getMovements, { who }, (call) => movements(sql, periodOf(call)))
  route(getChurn, { who }, (call) => churn(sql, periodOf(call)))
  route(getCohorts, { who }, ({ now }) => cohorts(sql, { today: dayOf(now) }))
  route(getFunnel, { who }, (call) => funnel(sql, periodOf(call)))
  route(getReferralTrends, { who }, (call) => referrals(sql, periodOf(call)))

  route(exportReport, { who }, async (call) => {
    const report = REPORTS.find((name) => name === call.req.params.report)
    if (report === undefined)
      throw new DomainError('not-found', `There is no such report. Reports: ${REPORTS.join(', ')}.`)
    const text = await reportCsv(sql, report, periodOf(call))
    return { name: `${report}-${dayOf(call.now)}.csv`, text }
  })
}

function periodOf({ query, now }: { query: Pick<Period, 'days'>; now: Date }): Period {
  return { today: dayOf(now), ...query }
}
