import { z } from 'zod'
import { update } from '../billing/context.ts'
import { newPortalConfiguration, newPortalSession, type PortalSession } from '../objects/billing-portal.ts'
import { invalid } from './api-error.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { find, findCustomer } from './find.ts'
import { listPage } from './list.ts'
import { expand, flag, listing, mergeMetadata, metadata, positive } from './params.ts'
import { featuresOf, portalFeatures } from './portal-features.ts'

const configure = defineEndpoint({
  method: 'post',
  path: '/billing_portal/configurations',
  params: z.strictObject({
    features: portalFeatures,
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
  params: z.strictObject({ active: flag.optional(), features: portalFeatures.optional(), expand }),
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
