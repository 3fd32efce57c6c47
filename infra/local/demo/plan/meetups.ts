import { TIERS, type Tier } from '@meridian/contracts/values/tiers'
import { MEETUPS, type PlannedMeetup } from './meetup-list.ts'
import { DEMO_MEMBER, type DemoMembership } from './memberships.ts'
import type { Step } from './step.ts'

/** How long before it a meetup is planned, and how long after that people begin to join. */
const PLANNED_BEFORE = 28
const JOINS_BEGIN_AFTER = 0.6
/** The last thing that happens is some time ago: nobody joins in the minute in which the demo starts. */
const LATEST = 0.1

/** Meetups, from announcement to end. */
export function meetupSteps(memberships: readonly DemoMembership[]): Step[] {
  return MEETUPS.flatMap((meetup, index) => stepsOf(meetup, index, memberships))
}

function stepsOf(
  { comers, canceledBecause, ...details }: PlannedMeetup,
  index: number,
  memberships: readonly DemoMembership[],
): Step[] {
  const { title, inDays } = details
  const planned = Math.max(PLANNED_BEFORE - inDays, JOINS_BEGIN_AFTER + 1) + 0.3
  const [organizer = DEMO_MEMBER] = members(memberships, 'basic', planned)
    .map(({ person }) => person)
    .filter(({ city }) => city === details.city)
  const meetup = { ...details, organizerEmail: organizer.email }
  const steps: Step[] = [{ daysAgo: planned, does: 'plan-meetup', meetup }]
  const emails = [
    ...new Set([organizer.email, ...comersTo(memberships, details.requiredTier, planned, index)]),
  ]
  const lastJoin = Math.max(LATEST, 1 - inDays)
  for (const [place, email] of emails.slice(0, comers).entries()) {
    const daysAgo = planned - JOINS_BEGIN_AFTER - ((planned - JOINS_BEGIN_AFTER - lastJoin) * place) / comers
    steps.push({
      daysAgo,
      does: 'join-meetup',
      title,
      email,
      status: place % 3 === 1 ? 'interested' : 'confirmed',
    })
  }
  if (inDays < 0) steps.push({ daysAgo: -inDays - 1, does: 'look-at-meetups' })
  if (canceledBecause !== undefined)
    steps.push({
      daysAgo: LATEST * 8,
      does: 'cancel-meetup',
      title,
      email: organizer.email,
      reason: canceledBecause,
    })
  return steps
}

/** People from all over, different ones for each meetup. */
function comersTo(
  memberships: readonly DemoMembership[],
  tier: Tier,
  planned: number,
  index: number,
): string[] {
  const able = members(memberships, tier, planned)
  return able.map((_, place) => able[(index * 13 + place * 5) % able.length]?.person.email ?? '')
}

/** Members at that time and ever since, to whom nothing but good happened. */
function members(memberships: readonly DemoMembership[], tier: Tier, daysAgo: number): DemoMembership[] {
  return memberships.filter(
    (one) =>
      one.joined > daysAgo + 1 &&
      TIERS.indexOf(one.tier) >= TIERS.indexOf(tier) &&
      one.turns.every(([, turn]) => turn === 'pays'),
  )
}
