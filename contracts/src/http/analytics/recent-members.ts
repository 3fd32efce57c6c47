import { z } from 'zod'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

export const recentMember = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  membershipTier: z.enum(TIERS),
  joinedAt: z.iso.datetime(),
})

export type RecentMember = z.output<typeof recentMember>

export const recentMembers = endpoint({
  method: 'GET',
  path: '/api/recent-members',
  summary: 'The people who became members last, the newest first.',
  response: z.array(recentMember),
})
