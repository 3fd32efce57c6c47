import type Stripe from 'stripe'
import type { PortalPurpose, PricedTier } from './billing-gateway.ts'
import type { StripeIdCache } from './stripe-id-cache.ts'
import { withIdempotencyKey } from './stripe-idempotency.ts'

/** Marks a configuration of the provider's pages as ours, and says what it offers. */
const OFFER_FIELD = 'meridian_offer'

/** Finds or makes the configuration of the billing portal that offers exactly these prices. */
export function createPortalConfigurations(stripe: Stripe, memory: StripeIdCache, returnUrl: string) {
  return (products: readonly string[], prices: readonly string[]): Promise<string> => {
    const offer = prices.join(',')
    return memory.idOf(offer, (gone) => findOrCreate(stripe, { offer, products, prices, returnUrl }, gone))
  }
}

interface Offer {
  offer: string
  products: readonly string[]
  prices: readonly string[]
  returnUrl: string
}

async function findOrCreate(
  stripe: Stripe,
  { offer, products, prices, returnUrl }: Offer,
  gone: string | undefined,
): Promise<string> {
  const listed = stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  for await (const { id, metadata } of listed) if (metadata?.[OFFER_FIELD] === offer) return id
  const key = `portal.${offer}.${returnUrl}`
  const created = await withIdempotencyKey(
    gone === undefined ? key : `${key}.instead-of.${gone}`,
    (options) =>
      stripe.billingPortal.configurations.create(
        {
          default_return_url: returnUrl,
          features: {
            customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
            invoice_history: { enabled: true },
            payment_method_update: { enabled: true },
            subscription_cancel: { enabled: true, mode: 'at_period_end' },
            subscription_update: {
              enabled: true,
              default_allowed_updates: ['price'],
              proration_behavior: 'always_invoice',
              products: products.map((product, index) => ({ product, prices: [prices[index] ?? ''] })),
            },
          },
          metadata: { [OFFER_FIELD]: offer },
        },
        options,
      ),
  )
  return created.id
}

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData

/** The page of the portal that a purpose leads to; undefined for its front page. */
export async function flowOf(
  stripe: Stripe,
  purpose: PortalPurpose,
  priceOf: (tier: PricedTier) => Promise<string>,
  returnUrl: string,
): Promise<Flow | undefined> {
  const after_completion: Flow['after_completion'] = { type: 'redirect', redirect: { return_url: returnUrl } }
  switch (purpose.kind) {
    case 'overview':
    case 'invoices':
      return undefined
    case 'payment-method':
      return { type: 'payment_method_update', after_completion }
    case 'plan':
      return {
        type: 'subscription_update',
        subscription_update: { subscription: purpose.subscriptionId },
        after_completion,
      }
    case 'cancel':
      return {
        type: 'subscription_cancel',
        subscription_cancel: { subscription: purpose.subscriptionId },
        after_completion,
      }
    case 'change': {
      const { items } = await stripe.subscriptions.retrieve(purpose.subscriptionId)
      const item = { id: items.data[0]?.id ?? '', price: await priceOf(purpose.to), quantity: 1 }
      return {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription: purpose.subscriptionId, items: [item] },
        after_completion,
      }
    }
  }
}
