import { getChurn } from '@meridian/contracts/http/analytics/reports/churn'
import { getCohorts } from '@meridian/contracts/http/analytics/reports/cohorts'
import { exportReport } from '@meridian/contracts/http/analytics/reports/export-report'
import { getFunnel } from '@meridian/contracts/http/analytics/reports/funnel'
import { getMovements } from '@meridian/contracts/http/analytics/reports/movements'
import { periodQuery, REPORTS } from '@meridian/contracts/http/analytics/reports/period'
import { getReferralTrends } from '@meridian/contracts/http/analytics/reports/referral-trends'
import { getTrends } from '@meridian/contracts/http/analytics/reports/trends'
import type { Request } from 'express'
import { DomainError } from '#platform/domain-error'
import { staffOnly } from '#platform/guards'
import type { HttpParts } from '#platform/http-parts'
import { readQuery } from '#platform/query'
import { ANSWERED, type Route } from '#platform/route'
import { dayOf } from './domain/day.ts'
import { churn, cohorts, funnel, movements, type Period, referrals, trends } from './reports.ts'
import { reportCsv } from './reports-csv.ts'

/** What staff see of how the community does over time, each from rows that were computed in advance. */
export function reportRoutes(route: Route, { sql }: Pick<HttpParts, 'sql'>): void {
  const who = staffOnly
  route(getTrends, { who }, ({ req, now }) => trends(sql, periodOf(req, now)))
  route(getMovements, { who }, ({ req, now }) => movements(sql, periodOf(req, now)))
  route(getChurn, { who }, ({ req, now }) => churn(sql, periodOf(req, now)))
  route(getCohorts, { who }, ({ now }) => cohorts(sql, { today: dayOf(now) }))
  route(getFunnel, { who }, ({ req, now }) => funnel(sql, periodOf(req, now)))
  route(getReferralTrends, { who }, ({ req, now }) => referrals(sql, periodOf(req, now)))

  route(exportReport, { who }, async ({ req, res, now }) => {
    const report = REPORTS.find((name) => name === req.params.report)
    if (report === undefined)
      throw new DomainError('not-found', `There is no such report. Reports: ${REPORTS.join(', ')}.`)
    const csv = await reportCsv(sql, report, periodOf(req, now))
    res.setHeader('Content-Type', 'text/csv; charset=utf-8')
    res.setHeader('Content-Disposition', `attachment; filename="${report}-${dayOf(now)}.csv"`)
    res.end(csv)
    return ANSWERED
  })
}

function periodOf(req: Request, now: Date): Period {
  return { today: dayOf(now), ...readQuery(periodQuery, req) }
}
