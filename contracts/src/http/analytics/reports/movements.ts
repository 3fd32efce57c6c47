import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, periodQuery } from './period.ts'

/** How many people moved, and by how much monthly revenue, in US dollars; negative where it went. */
const moved = z.object({ people: z.int(), monthlyRevenue: z.number() })

const movementDay = z.object({
  day,
  /** Paid for the first time. */
  joined: moved,
  /** Paid again after access was lost. */
  returned: moved,
  upgraded: moved,
  downgraded: moved,
  /** Access ended. */
  lost: moved,
  /** Added to the monthly revenue of the day before, this gives that of the day. */
  net: z.number(),
})

export const getMovements = endpoint({
  method: 'GET',
  path: '/api/analytics/movements',
  summary: 'What moved the monthly revenue on each day. For staff.',
  query: periodQuery,
  response: z.array(movementDay),
})
