import type { Tier } from '@meridian/contracts/values/tiers'
import { PEOPLE_BY_CITY } from './people.ts'
import type { DemoPerson } from './step.ts'
import { GRACE_STORY, MEMBERS_STORY, STORIES, type Story } from './stories.ts'

/** Somebody and their membership. */
export interface DemoMembership extends Story {
  person: DemoPerson
}

/** The accounts that the start prints. */
export const DEMO_MEMBER = account('Demo Member', 'member', 'Lisbon')
const DEMO_GRACE = account('Demo Grace', 'grace', 'Nairobi')
/** Registered, never paid. */
export const DEMO_GUEST = account('Demo Guest', 'guest', 'Paris')

function account(username: string, name: string, city: string) {
  return { username, email: `${name}@meridian.example`, city, password: `demo-${name}` }
}

export const DEMO_ACCOUNTS = [DEMO_MEMBER, DEMO_GRACE, DEMO_GUEST]

const YEAR = 365
/** How many joined in each stretch of the history, not counting those who have a story of their own. */
const FOUNDERS = 12
const GROWN = 75
const MONTH_BEFORE = 13
/** Those of the last four weeks. The days between 28 and 34 days ago are quiet, so that the figures hold for a few days. */
const NEWEST = [27.2, 25.1, 23.3, 21.6, 19.4, 17.8, 15.2, 13.6, 11.3, 8.4, 6.2, 4.7, 3.3, 1.4, 0.2]
const NEWEST_PRO = [7, 10, 13]

/** Every membership that there ever was, the oldest first. */
export function planMemberships(): DemoMembership[] {
  const stories = [...STORIES, ...smoothStories()].toSorted((one, other) => other.joined - one.joined)
  const people = mixed(everybody())
  if (people.length !== stories.length)
    throw new Error(`${people.length} people for ${stories.length} memberships`)
  const others = stories.map((story, index) => ({ ...story, person: people[index] ?? DEMO_GUEST }))
  return [
    { ...MEMBERS_STORY, person: DEMO_MEMBER },
    { ...GRACE_STORY, person: DEMO_GRACE },
    ...others,
  ].toSorted((one, other) => other.joined - one.joined)
}

/** Those who came and stayed. */
function smoothStories(): Story[] {
  const founders = count(FOUNDERS, (index) => 478.3 - index * 8.9)
  // More and more of them, as a community grows by word of mouth.
  const grown = count(GROWN, (index) => 64.2 + 294 * (1 - index / GROWN) ** 1.5 + ((index * 7) % 10) / 20)
  const before = count(MONTH_BEFORE, (index) => 57.1 - index * 1.85)
  const old = [...founders, ...grown, ...before].map((joined, index) => ({ joined, tier: tierOf(index) }))
  const fresh = NEWEST.map(
    (joined, index) => ({ joined, tier: NEWEST_PRO.includes(index) ? 'pro' : 'basic' }) as const,
  )
  return [...old, ...fresh].map(({ joined, tier }) => ({
    joined,
    tier,
    turns: joined > YEAR ? [[joined - YEAR, 'pays'] as const] : [],
  }))
}

function tierOf(index: number): Tier {
  if (index % 9 === 5) return 'enterprise'
  return index % 3 === 1 ? 'pro' : 'basic'
}

function count<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index))
}

function everybody(): DemoPerson[] {
  return Object.entries(PEOPLE_BY_CITY).flatMap(([city, names]) =>
    names.map((username) => ({ username, email: `${addressOf(username)}@people.example`, city })),
  )
}

function addressOf(username: string): string {
  const plain = username.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z]+/g, '.')
}

/** Coprime to the number of people: every step lands on somebody else, in another place. */
const STRIDE = 50

/** The same people in an order that jumps over the map. */
function mixed<T>(people: readonly T[]): T[] {
  return people.flatMap((_, index) => people[(index * STRIDE) % people.length] ?? [])
}
