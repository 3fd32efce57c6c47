import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, periodQuery } from './period.ts'

/** Each step is counted on its own day. */
const steps = { begun: z.int(), completed: z.int(), activated: z.int() }

export const getFunnel = endpoint({
  method: 'GET',
  path: '/api/analytics/funnel',
  summary:
    'Checkouts that came as far as the card form, that were paid, and that became a membership. For staff.',
  query: periodQuery,
  response: z.object({
    total: z.object({
      ...steps,
      /** Percent of those begun. */
      completedShare: z.number(),
      activatedShare: z.number(),
    }),
    days: z.array(z.object({ day, ...steps })),
  }),
})
