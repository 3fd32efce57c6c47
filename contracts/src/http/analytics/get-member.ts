import { z } from 'zod'
import { MEMBERSHIP_STATUSES } from '../../values/access.ts'
import { ROLES } from '../../values/roles.ts'
import { TIERS } from '../../values/tiers.ts'
import { endpoint } from '../endpoint.ts'

/** One thing that happened to a person. */
const timelineEntry = z.object({
  id: z.uuid(),
  /** The type of the event, such as `membership.access-lost`. */
  type: z.string(),
  occurredAt: z.iso.datetime(),
  /** Who did it. */
  actor: z.object({
    kind: z.enum(['self', 'person', 'provider', 'system', 'visitor']),
    /** The person's username, the provider, or the part of the system. */
    name: z.string(),
  }),
  /** What the event says, without anything that identifies a person. */
  details: z.record(z.string(), z.unknown()),
  /** The event that caused it. */
  cause: z.object({ type: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
})

export type TimelineEntry = z.output<typeof timelineEntry>

/** The query of `GET /api/users/:accountId`. */
const memberQuery = z.object({
  /** `next` of the previous page. */
  before: z.coerce.number().int().positive().optional(),
})

export const getMember = endpoint({
  method: 'GET',
  path: '/api/users/:accountId',
  summary: 'One person and everything that happened to them, the latest first, for staff.',
  query: memberQuery,
  response: z.object({
    person: z.object({
      id: z.uuid(),
      username: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
      membershipTier: z.enum(['none', ...TIERS]),
      membershipStatus: z.enum(MEMBERSHIP_STATUSES),
      joinedAt: z.iso.datetime(),
      gracePeriodEnd: z.iso.datetime().nullable(),
      paymentFailureCount: z.int(),
      suspended: z.boolean(),
    }),
    /** For a complimentary membership: when it ends by itself. */
    complimentary: z.object({ until: z.iso.datetime() }).nullable(),
    /** Whether they can use what members pay for, and the event that decided it last. */
    access: z.object({ open: z.boolean(), decidedBy: timelineEntry.nullable() }),
    timeline: z.array(timelineEntry),
    next: z.int().nullable(),
  }),
})

export type Member = z.output<typeof getMember.response>
