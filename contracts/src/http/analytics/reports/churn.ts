import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, periodQuery } from './period.ts'

const churnDay = z.object({
  day,
  /** Lost in the 30 days up to this one. */
  lost: z.int(),
  /** Members at the end of the day 30 days before. */
  membersBefore: z.int(),
  /** Joined or returned in these 30 days. */
  came: z.int(),
  /** Percent: lost / (membersBefore + came). */
  churnRate: z.number(),
})

export const getChurn = endpoint({
  method: 'GET',
  path: '/api/analytics/churn',
  summary: 'The share of members lost within 30 days, on each day; the last row is today. For staff.',
  query: periodQuery,
  response: z.array(churnDay),
})
