import { isTier, type Tier } from '@meridian/contracts/values/tiers'
import Stripe from 'stripe'
import type { PricedTier } from './billing-gateway.ts'
import type { StripeIdCache } from './stripe-id-cache.ts'
import { withIdempotencyKey } from './stripe-idempotency.ts'

/** Marks a price as ours, and says which tier it pays for. */
const TIER_FIELD = 'meridian_tier'

/** Finds or makes the yearly price of a tier; existing members keep theirs, so a price is never changed. */
export function createPrices(stripe: Stripe, memory: StripeIdCache) {
  return (order: PricedTier): Promise<string> => {
    const key = `meridian_${order.tier}_${order.yearlyPriceCents}`
    return memory.idOf(key, (gone) => findOrCreate(stripe, key, order, gone))
  }
}

async function findOrCreate(
  stripe: Stripe,
  lookupKey: string,
  order: PricedTier,
  gone: string | undefined,
): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [existing] = found.data
  if (existing !== undefined) return existing.id
  const product = await findOrCreateProduct(stripe, order)
  const price = await withIdempotencyKey(
    gone === undefined ? `${lookupKey}.taken-over` : `${lookupKey}.instead-of.${gone}`,
    (options) =>
      stripe.prices.create(
        {
          product,
          currency: 'usd',
          unit_amount: order.yearlyPriceCents,
          recurring: { interval: 'year' },
          tax_behavior: 'exclusive',
          lookup_key: lookupKey,
          // An archived price, which is in no list above, keeps its lookup key until another one takes it.
          transfer_lookup_key: true,
          metadata: { [TIER_FIELD]: order.tier },
        },
        options,
      ),
  )
  return price.id
}

/** The id of a tier's product. */
export const productOf = ({ tier }: Pick<PricedTier, 'tier'>) => `meridian_${tier}`

/** What invoices call a tier. */
export const productNameOf = ({ tierName }: Pick<PricedTier, 'tierName'>) => `${tierName} membership`

async function findOrCreateProduct(stripe: Stripe, { tier, tierName }: PricedTier): Promise<string> {
  const id = productOf({ tier })
  try {
    const product = await stripe.products.create({
      id,
      name: productNameOf({ tierName }),
      metadata: { [TIER_FIELD]: tier },
    })
    return product.id
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists')
      return id
    throw error
  }
}

/** The tier that a price pays for; undefined for a price that is not ours. */
export function tierOfPrice(price: Stripe.Price): Tier | undefined {
  const tier = price.metadata[TIER_FIELD]
  return tier !== undefined && isTier(tier) ? tier : undefined
}
