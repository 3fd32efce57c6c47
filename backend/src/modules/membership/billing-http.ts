import {
  changePlan,
  openBillingPortal,
  previewPlanChange,
  updatePaymentMethod,
} from '@meridian/contracts/http/membership/billing-portal'
import { getSubscription } from '@meridian/contracts/http/membership/get-subscription'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Tier } from '@meridian/contracts/values/tiers'
import { signedIn } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Principal } from '#platform/sessions/principal'
import { closedTier } from './domain/tier.ts'
import type { BillingGateway, PortalPurpose } from './gateways/billing-gateway.ts'
import { findComplimentary } from './queries/find-complimentary.ts'
import { findSecondPayment } from './queries/find-second-payment.ts'
import { type Billing, getBilling } from './queries/get-billing.ts'
import { getTier } from './queries/get-tier.ts'
import { listOtherCustomers } from './queries/list-other-customers.ts'
import { listPricedTiers } from './queries/list-priced-tiers.ts'
import type { membershipLimits } from './rate-limits.ts'
import { describeSecondPayment } from './second-payment.ts'
import { findWaitingPayment } from './waiting-payment.ts'

const NO_MEMBERSHIP = 'You have no membership yet. Choose a plan on the homepage first.'
const IS_OVER = 'Your membership has ended. Choose a plan on the homepage to come back.'
const NOTHING_TO_PAY =
  'Your membership is complimentary. There is nothing to pay for it, and so no card, invoice or subscription to look after.'

export interface BillingRouteParts extends HttpParts {
  billing: BillingGateway
}

/** A member's own subscription, card, plan and invoices. Nobody can name another's: the session says whose it is. */
export function billingRoutes(
  route: Route,
  parts: BillingRouteParts,
  limits: Pick<ReturnType<typeof membershipLimits>, 'billing'>,
): void {
  const { sql, billing } = parts
  const options = { who: signedIn, limit: limits.billing }
  const urlOf = async (principal: Principal, purposeOf: (own: Billing) => PortalPurpose) => {
    const own = await ownBilling(parts, principal)
    const open = (await listPricedTiers(sql)).filter(({ active }) => active)
    return { url: await billing.portalUrl(own.customerId, purposeOf(own), open) }
  }

  route(getSubscription, options, async ({ principal: { id }, now }) => {
    const [own, until, waiting] = await Promise.all([
      getBilling(sql, id),
      findComplimentary(sql, id),
      findWaitingPayment(sql, { accountId: id, now }),
    ])
    const complimentary = until === undefined ? null : { until: until.toISOString() }
    const [subscription, second] = await Promise.all([
      own === undefined ? null : ownSubscription(parts, own),
      ownSecondPayment(parts, id),
    ])
    return { subscription, complimentary, second, waiting: waiting !== undefined }
  })

  route(updatePaymentMethod, options, ({ principal }) => urlOf(principal, () => ({ kind: 'payment-method' })))

  route(openBillingPortal, options, ({ principal, body: { purpose: kind } }) =>
    urlOf(principal, (own) =>
      kind === 'plan' || kind === 'cancel' ? { kind, subscriptionId: goingOn(own).subscriptionId } : { kind },
    ),
  )

  route(previewPlanChange, options, async ({ principal, body }) => {
    const own = await ownBilling(parts, principal)
    const to = await otherTier(parts, own, body.tierId)
    const cost = await billing.previewChange(own, to)
    return { ...cost, tier: { id: to.tier, name: to.tierName }, yearlyPrice: to.yearlyPriceCents }
  })

  route(changePlan, options, async ({ principal, body }) => {
    const own = await ownBilling(parts, principal)
    const to = await otherTier(parts, own, body.tierId)
    return urlOf(principal, ({ subscriptionId }) => ({ kind: 'change', subscriptionId, to }))
  })
}

async function ownSubscription({ sql, billing }: BillingRouteParts, own: Billing) {
  const otherCustomerIds = await listOtherCustomers(sql, own.customerId)
  const [details, tier] = await Promise.all([
    billing.describe({ ...own, otherCustomerIds }),
    getTier(sql, own.tier),
  ])
  return { ...details, tier }
}

/** The provider is asked only where a second payment is known. */
async function ownSecondPayment(parts: BillingRouteParts, accountId: string) {
  const subscriptionId = await findSecondPayment(parts.sql, accountId)
  return subscriptionId === undefined ? null : { paid: await describeSecondPayment(parts, subscriptionId) }
}

async function ownBilling({ sql }: BillingRouteParts, { id }: Principal): Promise<Billing> {
  const own = await getBilling(sql, id)
  if (own !== undefined) return own
  const isGiven = (await findComplimentary(sql, id)) !== undefined
  throw new DomainError('conflict', isGiven ? NOTHING_TO_PAY : NO_MEMBERSHIP)
}

/** The same, provided that there is still something to change. */
function goingOn(own: Billing): Billing {
  if (own.isOver) throw new DomainError('conflict', IS_OVER)
  return own
}

async function otherTier({ sql }: BillingRouteParts, own: Billing, id: Tier) {
  const { tier } = goingOn(own)
  const found = (await listPricedTiers(sql)).find(({ tier }) => tier === id)
  if (found === undefined) throw new DomainError('not-found', 'The selected membership plan was not found.')
  if (!found.active) throw new DomainError('conflict', closedTier(found.tierName))
  if (tier === id) throw new DomainError('conflict', `You already have the ${found.tierName} plan.`)
  return found
}
