import type { Tier } from '@meridian/contracts/values/tiers'
import { meetupSteps } from './meetups.ts'
import { DEMO_GUEST, DEMO_MEMBER, type DemoMembership, planMemberships } from './memberships.ts'
import type { Step } from './step.ts'
import type { Turn } from './stories.ts'

/** What a grace period is by default; where another one is set, the schedules find nothing then, or something else. */
const GRACE_DAYS = 7

/** The whole history of the demo community in the order in which it happened. It is the same each time. */
export function makeDemoPlan(): Step[] {
  const memberships = planMemberships()
  const steps: Step[] = [
    { daysAgo: 30.8, does: 'register', person: DEMO_GUEST, password: DEMO_GUEST.password },
    ...leftCheckouts(memberships),
    ...memberships.flatMap((membership, index) =>
      membershipSteps(membership, referrerOf(memberships, index)),
    ),
    ...memberships.flatMap(livedSteps),
    ...meetupSteps(memberships),
  ]
  return steps.toSorted((one, other) => other.daysAgo - one.daysAgo)
}

function membershipSteps({ person, joined, tier, turns }: DemoMembership, ownerEmail?: string): Step[] {
  const { email, password } = person
  const referred = ownerEmail === undefined ? {} : { ownerEmail }
  const begin: Step = { daysAgo: joined, does: 'join', person, tier, ...referred }
  const account: Step[] =
    password === undefined ? [] : [{ daysAgo: joined + 0.01, does: 'register', person, password }]
  return [...account, begin, ...turns.flatMap((turn, index) => turnSteps(email, turns, turn, index))]
}

function turnSteps(email: string, turns: readonly Turn[], [daysAgo, turn]: Turn, index: number): Step[] {
  switch (turn) {
    case 'pays':
      return [{ daysAgo, does: 'renew', email, outcome: 'paid', attempt: index + 1 }]
    case 'fails': {
      const failed: Step = { daysAgo, does: 'renew', email, outcome: 'failed', attempt: index + 1 }
      const graceEnds = daysAgo - GRACE_DAYS - 0.01
      const isFirst = turns[index - 1]?.[1] !== 'fails'
      return isFirst && graceEnds > 0 ? [failed, { daysAgo: graceEnds, does: 'look-at-graces' }] : [failed]
    }
    case 'cancels':
      return [{ daysAgo, does: 'cancel', email, resumes: false }]
    case 'stays':
      return [{ daysAgo, does: 'cancel', email, resumes: true }]
    case 'leaves':
      return [{ daysAgo, does: 'leave', email }]
    case 'given-up':
      return [{ daysAgo, does: 'give-up', email }]
    case 'refunded':
      return [{ daysAgo, does: 'refund', email }]
    default:
      return [{ daysAgo, does: 'change-plan', email, tier: turn }]
  }
}

/** Some tell others; one of them tells many. */
function referrerOf(memberships: readonly DemoMembership[], index: number): string | undefined {
  if (index < 30 || index % 6 !== 0) return undefined
  const tellers = [0, 3, 0, 11, 0, 7, -1].map((place) => memberships[place]?.person ?? DEMO_MEMBER)
  return tellers[(index / 6) % tellers.length]?.email
}

/** Where people are, whether they are in the channel, and when they were here last. */
function livedSteps({ person: { email, city }, joined, turns }: DemoMembership, index: number): Step[] {
  const last = turns.at(-1)?.[1]
  const isGone = last === 'leaves' || last === 'refunded' || last === 'given-up'
  const steps: Step[] = []
  if (index % 5 !== 4)
    steps.push({
      daysAgo: joined * 0.97,
      does: 'share-location',
      email,
      city,
      isPublic: index % 8 !== 3,
    })
  if (index % 5 === 2 && joined > 1 && !isGone)
    steps.push({
      daysAgo: joined * 0.93,
      does: 'enter-telegram',
      email,
      telegramUserId: String(610_000_000 + index * 7_919),
    })
  const seen = isGone ? (turns.at(-1)?.[0] ?? 0) : Math.min(joined * 0.9, ((index * 37) % 190) / 10 + 0.05)
  return [...steps, { daysAgo: seen, does: 'visit', email }]
}

/** Those who looked at a plan and went away again; some of them had come through a member's link. */
function leftCheckouts(memberships: readonly DemoMembership[]): Step[] {
  const [teller] = memberships
  const stretches = [
    { count: 36, from: 350, to: 66 },
    { count: 27, from: 57.4, to: 34.2 },
    { count: 24, from: 27.6, to: 0.35 },
  ]
  const tiers: Tier[] = ['basic', 'pro', 'basic', 'enterprise', 'pro']
  return stretches.flatMap(({ count, from, to }) =>
    Array.from({ length: count }, (_, index): Step => {
      const tier = tiers[index % tiers.length] ?? 'basic'
      const daysAgo = from - ((from - to) * index) / (count - 1)
      const ownerEmail = index % 9 === 4 ? teller?.person.email : undefined
      return { daysAgo, does: 'leave-checkout', tier, ...(ownerEmail && { ownerEmail }) }
    }),
  )
}
