import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, periodQuery } from './period.ts'

/** One day (UTC), as it ended. Definitions are those of `GET /api/analytics`. */
const trendDay = z.object({
  day,
  members: z.int(),
  /** US dollars. */
  monthlyRevenue: z.number(),
  /** Paid for the first time, or again. */
  joined: z.int(),
  returned: z.int(),
  lost: z.int(),
  checkoutsBegun: z.int(),
  checkoutsCompleted: z.int(),
  /** Percent, of the 30 days up to this one. */
  conversionRate: z.number(),
})

export const getTrends = endpoint({
  method: 'GET',
  path: '/api/analytics/trends',
  summary: 'A row a day: members, revenue, who came and went, checkouts. For staff.',
  query: periodQuery,
  response: z.array(trendDay),
})
