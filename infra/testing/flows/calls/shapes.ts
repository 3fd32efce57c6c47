import { z } from 'zod'

// Written down once more, apart from the contracts of the code: these are the answers that the specification promises.

const number = z.number()
const text = z.string()
const moment = z.iso.datetime()
const tier = z.enum(['basic', 'pro', 'enterprise'])

export const USER = z.object({
  ...{
    id: text,
    username: text,
    email: text,
    paymentFailureCount: number,
    joinedAt: moment,
    lastActive: moment,
  },
  membershipStatus: text,
  membershipTier: z.enum(['none', 'basic', 'pro', 'enterprise']),
  gracePeriodEnd: moment.nullable(),
})

export const ANALYTICS = z.object({
  ...{ memberCount: number, monthlyRevenue: number, conversionRate: number, activeIntegrations: number },
})

export const RECENT_MEMBERS = z
  .array(z.object({ id: text, username: text, email: text, membershipTier: tier, joinedAt: moment }))
  .min(1)

export const USERS = z
  .array(
    USER.pick({
      id: true,
      username: true,
      membershipTier: true,
      membershipStatus: true,
      joinedAt: true,
      lastActive: true,
    }),
  )
  .min(1)

export const INTEGRATION = z.object({
  id: text,
  name: text,
  type: z.enum(['stripe', 'discord', 'notion', 'telegram']),
  status: z.enum(['active', 'error', 'inactive']),
})

export const TIERS = z
  .array(z.object({ id: tier, name: text, price: z.string().regex(/^\d+(\.\d+)?$/) }))
  .length(3)

export const LOCATIONS = z
  .array(
    z.object({
      ...{ id: text, username: text, membershipTier: tier, city: text, country: text },
      ...{ latitude: number, longitude: number, isLocationPublic: z.literal(true) },
    }),
  )
  .min(1)

export const MEETUP = z.object({
  ...{ id: text, title: text, description: text, latitude: number, longitude: number, address: text },
  ...{ city: text, country: text, venue: text, eventDate: moment, maxAttendees: number.nullable() },
  ...{ isPublic: z.boolean(), requiredTier: tier, tags: z.array(text), attendeeCount: number },
  status: z.literal('upcoming'),
  userStatus: z.enum(['confirmed', 'interested']).optional(),
})

export const JOINED = MEETUP.extend({ userStatus: z.literal('interested') })

export const SETUP = z.object({ clientSecret: text, customerId: text, subscriptionId: text })
export const ANNUAL_SETUP = z.object({ clientSecret: text, customerId: text, paymentIntentId: text })
export const LINKED = z.object({ message: text, inviteLink: z.url() })
export const INVITED = z.object({ inviteLink: z.url() })
export const ADDRESS = z.object({ url: z.url() })
export const HUB_PAGE = z.object({ pageUrl: z.url() })

export const NOTION_TEST = z.object({
  message: text,
  databaseCount: number,
  databases: z.array(z.object({ id: text, title: text })).min(1),
})
