import { z } from 'zod'
import type { PortalConfiguration } from '../objects/billing-portal.ts'
import { flag } from './params.ts'

const switchable = z.strictObject({ enabled: flag })

/** What a configuration of the billing portal lets a customer do. */
export const portalFeatures = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag,
      allowed_updates: z
        .array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']))
        .optional(),
    })
    .optional(),
  invoice_history: switchable.optional(),
  payment_method_update: switchable.optional(),
  subscription_cancel: z
    .strictObject({ enabled: flag, mode: z.enum(['at_period_end', 'immediately']).optional() })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: z.array(z.enum(['price', 'promotion_code', 'quantity'])).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      products: z.array(z.strictObject({ product: z.string(), prices: z.array(z.string()) })).optional(),
    })
    .optional(),
})

/** The same with everything that was not said. */
export function featuresOf(given: z.output<typeof portalFeatures>): PortalConfiguration['features'] {
  const { subscription_cancel: cancel, subscription_update: change } = given
  return {
    customer_update: {
      allowed_updates: given.customer_update?.allowed_updates ?? [],
      enabled: given.customer_update?.enabled ?? false,
    },
    invoice_history: { enabled: given.invoice_history?.enabled ?? false },
    payment_method_update: {
      enabled: given.payment_method_update?.enabled ?? false,
      payment_method_configuration: null,
    },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: [], options: [] },
      enabled: cancel?.enabled ?? false,
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: 'unchanged',
      default_allowed_updates: change?.default_allowed_updates ?? [],
      enabled: change?.enabled ?? false,
      products: (change?.products ?? []).map((product) => ({
        ...product,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      })),
      proration_behavior: change?.proration_behavior ?? 'none',
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  }
}
