import { z } from 'zod'
import { sessionUser } from '../accounts/session-user.ts'

/**
 * How a paid checkout ended. `signed-in`: the buyer's account is open and signed in. `claim-mailed`: the e-mail
 * has an account already, so its owner got a link that attaches the membership; nobody was signed in.
 */
export const checkoutResult = z.discriminatedUnion('outcome', [
  sessionUser.extend({
    outcome: z.literal('signed-in'),
    message: z.string(),
    /** What the buyer has to read before they go on; usually absent. */
    notice: z.string().optional(),
  }),
  z.object({ outcome: z.literal('claim-mailed'), message: z.string() }),
])

export type CheckoutResult = z.output<typeof checkoutResult>
