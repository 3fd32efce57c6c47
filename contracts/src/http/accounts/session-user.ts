import { z } from 'zod'
import { MEMBERSHIP_STATUSES } from '../../values/access.ts'
import { ROLES } from '../../values/roles.ts'
import { TIERS } from '../../values/tiers.ts'

/** The signed-in person as the front end keeps them. Dates are ISO 8601 in UTC. */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** True for an admin who has to set up a second factor before anything else of theirs works. */
  secondFactorRequired: z.boolean().optional(),
  membershipStatus: z.enum(MEMBERSHIP_STATUSES),
  membershipTier: z.enum(['none', ...TIERS]),
  gracePeriodEnd: z.iso.datetime().nullable(),
  paymentFailureCount: z.int().min(0),
  joinedAt: z.iso.datetime(),
  lastActive: z.iso.datetime(),
})

export type SessionUser = z.output<typeof sessionUser>
