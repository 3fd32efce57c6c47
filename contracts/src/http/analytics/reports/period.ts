import { z } from 'zod'

/** The longest period that a report covers. */
const MAX_DAYS = 1_100

/** The query of a report: so many days (UTC) up to and including today. */
export const periodQuery = z.object({
  days: z.coerce.number().int().min(1).max(MAX_DAYS, `Ask for at most ${MAX_DAYS} days`).default(90),
})

export const day = z.iso.date()

/** The reports that are available as files. */
export const REPORTS = ['trends', 'movements', 'churn', 'cohorts', 'funnel', 'referrals'] as const

export type ReportName = (typeof REPORTS)[number]
