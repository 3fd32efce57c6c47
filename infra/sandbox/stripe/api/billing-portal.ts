import { z } from 'zod'
import { update } from '../billing/context.ts'
import {
  newPortalConfiguration,
  newPortalSession,
  type PortalConfiguration,
  type PortalSession,
} from '../objects/billing-portal.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, flag, listing, mergeMetadata, metadata, positive } from './params.ts'

const switchable = z.strictObject({ enabled: flag })

const features = z.strictObject({
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

function featuresOf(given: z.output<typeof features>): PortalConfiguration['features'] {
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

const configure = defineEndpoint({
  method: 'post',
  path: '/billing_portal/configurations',
  params: z.strictObject({
    features,
    default_return_url: z.url().optional(),
    metadata: metadata.optional(),
    expand,
  }),
  run({ state, now }, params) {
    const configuration = newPortalConfiguration(
      {
        features: featuresOf(params.features),
        returnUrl: params.default_return_url ?? null,
        metadata: mergeMetadata({}, params.metadata),
      },
      now,
    )
    state.portalConfigurations.put(configuration)
    return configuration
  },
})

const change = defineEndpoint({
  method: 'post',
  path: '/billing_portal/configurations/:id',
  params: z.strictObject({ active: flag.optional(), features: features.optional(), expand }),
  run(context, params, id) {
    const { portalConfigurations } = context.state
    const before = find(portalConfigurations, 'billing_portal.configuration', id)
    return update(context, portalConfigurations, before, {
      active: params.active ?? before.active,
      features: params.features ? featuresOf(params.features) : before.features,
      updated: context.now,
    })
  },
})

const listConfigurations = defineEndpoint({
  method: 'get',
  path: '/billing_portal/configurations',
  params: z.strictObject({ ...listing, active: flag.optional() }),
  run: ({ state }, { active, ...page }) =>
    listPage(
      state.portalConfigurations.all().filter((one) => active === undefined || one.active === active),
      page,
      '/v1/billing_portal/configurations',
    ),
})

const named = z.strictObject({ subscription: z.string() })

const flow = z.strictObject({
  type: z.enum([
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      redirect: z.strictObject({ return_url: z.url() }).optional(),
    })
    .optional(),
  subscription_cancel: named.optional(),
  subscription_update: named.optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: z.string(),
      items: z
        .array(z.strictObject({ id: z.string(), price: z.string(), quantity: positive.optional() }))
        .length(1),
    })
    .optional(),
})

const open = defineEndpoint({
  method: 'post',
  path: '/billing_portal/sessions',
  params: z.strictObject({
    customer: z.string(),
    configuration: z.string().optional(),
    return_url: z.url().optional(),
    flow_data: flow.optional(),
    expand,
  }),
  run({ state, now, pages }, params) {
    findCustomer(state, params.customer, 'customer')
    const configuration = params.configuration ?? state.portalConfigurations.all().at(-1)?.id
    if (configuration === undefined)
      throw invalid(
        'No configuration provided and your test mode default configuration has not been created.',
        'configuration',
      )
    find(state.portalConfigurations, 'configuration', configuration, 'configuration')
    const session = newPortalSession(
      {
        customer: params.customer,
        configuration,
        flow: params.flow_data ? flowOf(params.flow_data) : null,
        returnUrl: params.return_url ?? null,
        pages,
      },
      now,
    )
    state.portalSessions.put(session)
    return session
  },
})

function flowOf(given: z.output<typeof flow>): PortalSession['flow'] {
  const part = given[given.type === 'payment_method_update' ? 'after_completion' : given.type]
  if (part === undefined && given.type !== 'payment_method_update')
    throw invalid(
      `Missing required param: flow_data[${given.type}].`,
      `flow_data[${given.type}]`,
      'parameter_missing',
    )
  const { after_completion: after, subscription_update_confirm: confirm } = given
  return {
    type: given.type,
    after_completion: {
      hosted_confirmation: null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: given.subscription_cancel ? { ...given.subscription_cancel, retention: null } : null,
    subscription_pause: null,
    subscription_update: given.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          discounts: null,
          subscription: confirm.subscription,
          items: confirm.items.map(({ id, price, quantity = 1 }) => ({ id, price, quantity })),
        }
      : null,
  }
}

export const BILLING_PORTAL_ENDPOINTS = [configure, change, listConfigurations, open]
