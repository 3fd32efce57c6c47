import type { Tier } from '@meridian/contracts/values/tiers'
import type { CommandContext } from '#platform/command-runner'
import { TierSchema } from '../persistence/tier-schema.ts'

/** The tiers of a community that has not set its own yet. */
const FIRST_TIERS: { id: Tier; name: string; description: string; yearlyPriceCents: number }[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'The network, the map and every open meetup.',
    yearlyPriceCents: 19_900,
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'Everything in Basic, with all courses and the private channel.',
    yearlyPriceCents: 49_900,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'Everything in Pro, for teams that build together.',
    yearlyPriceCents: 99_900,
  },
]

/** Makes the tiers at the first start; tiers that are there keep their name and price. */
export async function setUpTiers(_: undefined, { em, emit }: CommandContext): Promise<void> {
  const existing = new Set((await em.find(TierSchema, {})).map((tier) => tier.id))
  for (const tier of FIRST_TIERS.filter(({ id }) => !existing.has(id))) {
    em.create(TierSchema, tier)
    emit({
      type: 'membership.tier-priced',
      payload: { tier: tier.id, yearlyPriceCents: tier.yearlyPriceCents },
    })
  }
}
