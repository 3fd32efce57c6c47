import type { getCohorts } from '@meridian/contracts/http/analytics/reports/cohorts'
import type { getFunnel } from '@meridian/contracts/http/analytics/reports/funnel'
import type { getMovements } from '@meridian/contracts/http/analytics/reports/movements'
import type { ReportName } from '@meridian/contracts/http/analytics/reports/period'
import type { getReferralTrends } from '@meridian/contracts/http/analytics/reports/referral-trends'
import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import { useKeptResource } from '../../../lib/resource.ts'

const PATH = '/api/analytics'

export type MovementDay = ResponseOf<typeof getMovements>[number]
export type Cohort = ResponseOf<typeof getCohorts>[number]
export type Funnel = ResponseOf<typeof getFunnel>
export type ReferralTrends = ResponseOf<typeof getReferralTrends>

const address = <const Name extends ReportName>(report: Name, days: number) =>
  `${PATH}/${report}?days=${days}` as const

/** The last `days` days up to today; what was on screen stays there until another period has arrived. */
export const useTrends = (days: number) => useKeptResource(address('trends', days))
export const useMovements = (days: number) => useKeptResource(address('movements', days))
export const useChurn = (days: number) => useKeptResource(address('churn', days))
export const useFunnel = (days: number) => useKeptResource(address('funnel', days))
export const useReferralTrends = (days: number) => useKeptResource(address('referrals', days))
export const useCohorts = () => useKeptResource(`${PATH}/cohorts`)

/** The address of a report as a file. */
export const fileOf = (report: ReportName, days: number): string =>
  `${PATH}/${report}/export.csv?days=${days}`
