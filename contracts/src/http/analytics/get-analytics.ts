import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * Days are those of UTC. "Before" is the end of the day 30 days ago; a change is in whole percent of the figure
 * before, and null where that was 0, since there is no percentage of nothing.
 */
export const analytics = z.object({
  /** Active and past-due memberships that have access. */
  memberCount: z.int(),
  /** US dollars a month: the yearly prices of active and past-due memberships, without tax, divided by twelve. */
  monthlyRevenue: z.number(),
  /** Checkouts completed of those begun in the last 30 days, today included, in percent. */
  conversionRate: z.number(),
  /** Integrations that are set up and work. */
  activeIntegrations: z.int(),
  totalIntegrations: z.int(),
  /** The same figures 30 days ago; for the conversion, that of the 30 days before these 30. */
  before: z.object({ memberCount: z.int(), monthlyRevenue: z.number(), conversionRate: z.number() }),
  changes: z.object({
    memberCount: z.int().nullable(),
    monthlyRevenue: z.int().nullable(),
    /** Of the rate itself: from 20.0% to 25.0% is a change of 25. */
    conversionRate: z.int().nullable(),
  }),
})

export type Analytics = z.output<typeof analytics>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/analytics',
  summary: 'The figures of the dashboard, computed in advance, and how they changed in 30 days.',
  response: analytics,
})
