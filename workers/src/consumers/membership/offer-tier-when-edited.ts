import { DONE, defineConsumer, listPricedTiers, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/**
 * The provider learns of a new price or name before a first buyer has to wait for it. What counts is the tier as it is
 * now, so that two changes that arrive in the wrong order end with the later one.
 */
export const offerTierWhenEdited = ({ sql, billing }: WorkerParts) =>
  defineConsumer({
    name: 'offer-tier-when-edited',
    queue: 'membership',
    on: ['membership.tier-edited'],
    async handle({ payload }) {
      const tier = (await listPricedTiers(sql)).find((priced) => priced.tier === payload.tier)
      if (tier === undefined) return NOTHING_TO_DO
      await billing.offer(tier)
      return DONE
    },
  })
