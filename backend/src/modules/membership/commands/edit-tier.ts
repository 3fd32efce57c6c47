import type { TierForm } from '@meridian/contracts/http/membership/edit-tiers'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { CommandContext } from '#platform/command-runner'
import { TierSchema } from '../persistence/tier-schema.ts'

export interface EditTier extends TierForm {
  tier: Tier
  /** The version that the editor saw. */
  version: number
}

/**
 * Changes a tier for those who join from now on; what members pay is in their subscriptions and stays.
 * Throws `conflict` when the tier is not the one that the editor saw.
 */
export async function editTier(input: EditTier, { em, emit }: CommandContext): Promise<void> {
  const { tier, version, name, description, features, order, active } = input
  const found = await em.findOne(TierSchema, { id: tier })
  if (found === null) throw new DomainError('not-found', 'There is no such tier.')
  if (found.version !== version)
    throw new DomainError(
      'conflict',
      `Somebody else has changed ${found.name} in the meantime. Your change was not saved: open it again, check it, and repeat your change.`,
    )
  const yearlyPriceCents = input.yearlyPrice * 100
  const priced = found.yearlyPriceCents !== yearlyPriceCents
  const texts = { name, description, features, yearlyPriceCents, active }
  em.assign(found, { ...texts, place: order })
  emit({ type: 'membership.tier-edited', payload: { tier, ...texts, order } })
  if (priced) emit({ type: 'membership.tier-priced', payload: { tier, yearlyPriceCents } })
}
