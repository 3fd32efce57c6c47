import type Stripe from 'stripe'
import { newId } from './ids.ts'
import type { Stored } from './wire.ts'

export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration, never>

/** One visit of one customer to the billing portal. */
export type PortalSession = Stored<Stripe.BillingPortal.Session, 'configuration'>

type Features = PortalConfiguration['features']

export function newPortalConfiguration(
  fields: { features: Features; returnUrl: string | null; metadata: Record<string, string> },
  now: number,
): PortalConfiguration {
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: fields.returnUrl,
    features: fields.features,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: fields.metadata,
    name: null,
    updated: now,
  }
}

export interface PortalSessionFields {
  customer: string
  configuration: string
  flow: PortalSession['flow']
  returnUrl: string | null
  pages: string
}

export function newPortalSession(fields: PortalSessionFields, now: number): PortalSession {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: fields.configuration,
    created: now,
    customer: fields.customer,
    customer_account: null,
    flow: fields.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: `${fields.pages}/session/${id}`,
  }
}
