import { z } from 'zod'
import { MEMBERSHIP_STATUSES } from '../../values/access.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

/** One person of the directory. `email` is there for staff only. */
export const directoryEntry = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().optional(),
  membershipTier: z.enum(['none', ...TIERS]),
  membershipStatus: z.enum(MEMBERSHIP_STATUSES),
  joinedAt: z.iso.datetime(),
  lastActive: z.iso.datetime(),
})

export type DirectoryEntry = z.output<typeof directoryEntry>

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'The newest 50 people of the directory; with e-mail addresses for staff only.',
  response: z.array(directoryEntry),
})
