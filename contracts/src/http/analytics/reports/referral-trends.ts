import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, periodQuery } from './period.ts'

const counts = {
  /** Came to a checkout through a member's link. */
  named: z.int(),
  /** Became members through it. */
  credited: z.int(),
  /** Paid, but did not count: their own link, or a member who came back. */
  refused: z.int(),
  /** Counted until the payment was returned. */
  withdrawn: z.int(),
}

export const getReferralTrends = endpoint({
  method: 'GET',
  path: '/api/analytics/referrals',
  summary: 'What came of members’ links on each day. For staff.',
  query: periodQuery,
  response: z.object({
    total: z.object({
      ...counts,
      /** Percent of all who joined in this time. */
      shareOfJoined: z.number(),
    }),
    days: z.array(z.object({ day, ...counts })),
  }),
})
