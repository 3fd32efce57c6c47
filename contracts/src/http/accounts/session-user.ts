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
  membershipStatus: z.enum(MEMBERSHIP_STATUSES),
  membershipTier: z.enum(['none', ...TIERS]),
  gracePeriodEnd: z.iso.datetime().nullable(),
  paymentFailureCount: z.int().min(0),
  joinedAt: z.iso.datetime(),
  lastActive: z.iso.datetime(),
})

export type SessionUser = z.output<typeof sessionUser>
