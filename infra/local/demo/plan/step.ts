import type { Tier } from '@meridian/contracts/values/tiers'

/** Somebody of the demo, known by their e-mail address. */
export interface DemoPerson {
  username: string
  email: string
  city: string
  /** Only of the accounts that the start prints: everybody else never set one. */
  password?: string
}

/** What happens, once. */
export type Happening =
  | { does: 'register'; person: DemoPerson; password: string }
  /** Looks at a plan, and does not pay. */
  | { does: 'leave-checkout'; tier: Tier; ownerEmail?: string }
  | { does: 'join'; person: DemoPerson; tier: Tier; ownerEmail?: string }
  /** `attempt` counts the tries to collect this renewal, from 1. */
  | { does: 'renew'; email: string; outcome: 'paid' | 'failed'; attempt: number }
  | { does: 'cancel'; email: string; resumes: boolean }
  /** The last day of a membership that was cancelled before. */
  | { does: 'leave'; email: string }
  /** The provider gives up collecting, and ends the subscription. */
  | { does: 'give-up'; email: string }
  | { does: 'refund'; email: string }
  | { does: 'change-plan'; email: string; tier: Tier }
  /** The schedules that check whether something is due. */
  | { does: 'look-at-graces' }
  | { does: 'look-at-meetups' }
  | { does: 'share-location'; email: string; city: string; isPublic: boolean }
  | { does: 'enter-telegram'; email: string; telegramUserId: string }
  | { does: 'visit'; email: string }
  | { does: 'plan-meetup'; meetup: DemoMeetup }
  | { does: 'join-meetup'; title: string; email: string; status: 'interested' | 'confirmed' }
  | { does: 'cancel-meetup'; title: string; email: string; reason: string }

export interface DemoMeetup {
  organizerEmail: string
  title: string
  description: string
  city: string
  venue: string
  address: string
  timeZone: string
  /** Days from now; negative for the past. */
  inDays: number
  /** In the venue's local time. */
  hour: number
  maxAttendees: number | null
  requiredTier: Tier
  isPublic: boolean
  tags: string[]
}

/** A happening, and so many days ago. */
export type Step = { daysAgo: number } & Happening
