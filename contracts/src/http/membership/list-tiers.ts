import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

export const membershipTier = z.object({
  id: z.enum(TIERS),
  name: z.string(),
  /** US dollars a year as a numeric string, such as "499". */
  price: z.string(),
  description: z.string(),
  /** What it includes, one item per line. */
  features: z.array(z.string()),
})

export type MembershipTierOffer = z.output<typeof membershipTier>

export const listTiers = endpoint({
  method: 'GET',
  path: '/api/membership-tiers',
  summary: 'The tiers that can be bought, in the order that the admin gave them.',
  response: z.array(membershipTier),
})
