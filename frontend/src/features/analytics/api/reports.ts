import type { getChurn } from '@meridian/contracts/http/analytics/reports/churn'
import type { getCohorts } from '@meridian/contracts/http/analytics/reports/cohorts'
import type { getFunnel } from '@meridian/contracts/http/analytics/reports/funnel'
import type { getMovements } from '@meridian/contracts/http/analytics/reports/movements'
import type { ReportName } from '@meridian/contracts/http/analytics/reports/period'
import type { getReferralTrends } from '@meridian/contracts/http/analytics/reports/referral-trends'
import type { getTrends } from '@meridian/contracts/http/analytics/reports/trends'
import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import { useKeptResource } from '../../../lib/resource.ts'

const PATH = '/api/analytics'

export type TrendDay = ResponseOf<typeof getTrends>[number]
export type MovementDay = ResponseOf<typeof getMovements>[number]
export type ChurnDay = ResponseOf<typeof getChurn>[number]
export type Cohort = ResponseOf<typeof getCohorts>[number]
export type Funnel = ResponseOf<typeof getFunnel>
export type ReferralTrends = ResponseOf<typeof getReferralTrends>

const address = (report: ReportName, days: number) => `${PATH}/${report}?days=${days}`

/** The last so many days up to today; what was on screen stays there until another period has come. */
export const useTrends = (days: number) => useKeptResource<TrendDay[]>(address('trends', days))
export const useMovements = (days: number) => useKeptResource<MovementDay[]>(address('movements', days))
export const useChurn = (days: number) => useKeptResource<ChurnDay[]>(address('churn', days))
export const useFunnel = (days: number) => useKeptResource<Funnel>(address('funnel', days))
export const useReferralTrends = (days: number) => useKeptResource<ReferralTrends>(address('referrals', days))
export const useCohorts = () => useKeptResource<Cohort[]>(`${PATH}/cohorts`)

/** Where a report is as a file. */
export const fileOf = (report: ReportName, days: number): string =>
  `${PATH}/${report}/export.csv?days=${days}`
