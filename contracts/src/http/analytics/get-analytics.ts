import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const analytics = z.object({
  memberCount: z.int(),
  /** US dollars a month: the yearly prices of active and past-due memberships, without tax, divided by twelve. */
  monthlyRevenue: z.number(),
  /** Checkouts completed of those begun in the last 30 days, in percent. */
  conversionRate: z.number(),
  activeIntegrations: z.int(),
})

export type Analytics = z.output<typeof analytics>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/analytics',
  summary: 'The figures of the dashboard, computed in advance.',
  response: analytics,
})
