import { z } from 'zod'
import { MEMBERSHIP_STATUSES } from '../../values/access.ts'
import { ROLES } from '../../values/roles.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'
import { searchField } from '../search-field.ts'

/** One person of the directory. `email` is there for staff only. */
export const directoryEntry = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().optional(),
  role: z.enum(ROLES),
  membershipTier: z.enum(['none', ...TIERS]),
  membershipStatus: z.enum(MEMBERSHIP_STATUSES),
  joinedAt: z.iso.datetime(),
  lastActive: z.iso.datetime(),
})

export type DirectoryEntry = z.output<typeof directoryEntry>

/** The orders of the directory. */
export const DIRECTORY_ORDERS = ['newest', 'oldest', 'name'] as const

export type DirectoryOrder = (typeof DIRECTORY_ORDERS)[number]

/** The query of `GET /api/users` and of its export. */
export const directoryQuery = z.object({
  /** Part of a name; for staff also of an e-mail address. */
  search: searchField,
  tier: z.enum(['none', ...TIERS]).optional(),
  status: z.enum(MEMBERSHIP_STATUSES).optional(),
  order: z.enum(DIRECTORY_ORDERS).default('newest'),
  /** From the `Link` of the previous page. */
  cursor: z.string().max(400).optional(),
})

export type DirectoryQuery = z.output<typeof directoryQuery>

/** How many people match the filters, when there is no search text and the page is not behind the last one. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count'

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'People of the community, 50 at a time; with e-mail addresses for staff only.',
  query: directoryQuery,
  response: z.array(directoryEntry),
  headers: {
    Link: 'Where the next page is, as `rel="next"`; absent on the last one.',
    [TOTAL_COUNT_HEADER]:
      'How many people there are for the filters; absent where something is searched for, and after the last page.',
  },
  refuses: [429],
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/users/export.csv',
  summary: 'Everybody of the directory as a CSV file, for staff.',
  query: directoryQuery.omit({ cursor: true }),
  file: 'text/csv',
  response: z.string(),
})
