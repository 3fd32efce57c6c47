import type { Tier } from '@meridian/contracts/values/tiers'
import type { CommandContext } from '#platform/command-runner'
import { TierSchema } from '../persistence/tier-schema.ts'

/** The tiers of a community that has not set its own yet. */
const FIRST_TIERS: {
  id: Tier
  name: string
  description: string
  features: string[]
  yearlyPriceCents: number
}[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'The network, the private channel and every open meetup.',
    features: [
      'Member map and meetups',
      'Private Telegram channel',
      'Knowledge hub, Basic+ pages',
      'Podcast feed',
    ],
    yearlyPriceCents: 19_900,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'Everything in Basic, plus all courses and the Pro meetups.',
    features: ['Everything in Basic', 'Knowledge hub, Pro+ pages', 'Meetups and episodes for Pro'],
    yearlyPriceCents: 49_900,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'Everything in Pro, for teams that build together.',
    features: ['Everything in Pro', 'Meetups for teams', 'Every episode of the podcast'],
    yearlyPriceCents: 99_900,
  },
]

/** Creates the tiers at the first start; existing tiers keep their name and price. */
export async function setUpTiers(_: undefined, { em, emit }: CommandContext): Promise<void> {
  const existing = new Set((await em.find(TierSchema, {})).map((tier) => tier.id))
  for (const [index, tier] of FIRST_TIERS.entries()) {
    if (existing.has(tier.id)) continue
    em.create(TierSchema, { ...tier, place: index + 1, active: true })
    emit({
      type: 'membership.tier-priced',
      payload: { tier: tier.id, yearlyPriceCents: tier.yearlyPriceCents },
    })
  }
}
