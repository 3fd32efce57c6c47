import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const cohort = z.object({
  /** The first day of the month in which their first membership began, paid or given. */
  month: z.iso.date(),
  joined: z.int(),
  /** How many of them paid at the end of that month, of the next one, and so on; the last figure is today's. */
  retained: z.array(z.int()),
})

export const getCohorts = endpoint({
  method: 'GET',
  path: '/api/analytics/cohorts',
  summary: 'For each month of the last two years: who joined in it, and how many of them stayed. For staff.',
  response: z.array(cohort),
})

export type CohortRow = z.output<typeof cohort>
