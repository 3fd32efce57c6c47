import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const DAYS = 'Enter a whole number of days from 0 to 60.'
const FAILURES = 'Enter a whole number of failures from 1 to 10.'

/** A number as written in an address or a form. Digits alone: other notations would be read as something else than they look. */
function wholeNumber(range: { min: number; max: number }, message: string) {
  const number = z.coerce.number<string>().min(range.min, message).max(range.max, message)
  return z.string({ error: message }).trim().regex(/^\d+$/, { error: message, abort: true }).pipe(number)
}

/** The grace policy to try, as the query of the address; both are needed. */
export const dunningQuery = z.object({
  /** Days of access from the first failed attempt on. */
  gracePeriodDays: wholeNumber({ min: 0, max: 60 }, DAYS),
  /** The failed attempt that ends access at once. */
  allowedFailures: wholeNumber({ min: 1, max: 10 }, FAILURES),
})

export type DunningQuery = z.input<typeof dunningQuery>

const figures = z.object({
  policy: z.object({ gracePeriodDays: z.number(), allowedFailures: z.int() }),
  /** Renewals that were paid while access lasted. */
  paidInTime: z.int(),
  /** Renewals that were paid after access was lost. */
  paidAfterLoss: z.int(),
  /** Renewals that nobody has paid, with access lost or nothing owed any more. */
  notPaid: z.int(),
  /** Renewals that nobody has paid yet, while access still lasts. */
  undecided: z.int(),
  /** How often access was lost. */
  lostAccess: z.int(),
  /** What was paid, without tax, in cents; for what was not paid the yearly price of that time. */
  paidInTimeCents: z.int(),
  paidAfterLossCents: z.int(),
  notPaidCents: z.int(),
  /** Days of access after the first failure, of renewals that nobody has paid. */
  freeDays: z.number(),
  /** Days without access before the payment, of renewals that were paid after all. */
  takenDays: z.number(),
})

export type DunningFigures = z.output<typeof figures>

export const simulateDunning = endpoint({
  method: 'GET',
  path: '/api/dunning-simulation',
  summary:
    'The failed renewals of the last 365 days under the present grace policy and under the one in the query, ' +
    'for staff. People pay when they paid.',
  query: dunningQuery,
  response: z.object({
    present: figures,
    simulated: figures,
    /** How many renewals failed at first. */
    histories: z.int(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
  }),
})

export type DunningSimulation = z.output<typeof simulateDunning.response>
