import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { BILLING_PURPOSES, previewPlanChange } from '@meridian/contracts/http/membership/billing-portal'
import type { mailClaimLink as mailCall } from '@meridian/contracts/http/membership/claim-membership'
import type { getSubscription } from '@meridian/contracts/http/membership/get-subscription'
import type { MembershipTierOffer } from '@meridian/contracts/http/membership/list-tiers'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { Loaded } from '../../../../lib/fetch-once.ts'
import { get, post } from '../../../../lib/http.ts'
import { useLiveResource, useResource } from '../../../../lib/resource.ts'

const SUBSCRIPTION = '/api/subscription'

/** Somebody's billing, and what else applies to their membership. */
export type Subscription = ResponseOf<typeof getSubscription>

export type PlanPreview = ResponseOf<typeof previewPlanChange>

/** The signed-in person's billing as the payment provider sees it now; null inside for people who never paid. */
export const useSubscription = (): Loaded<Subscription> => useLiveResource(SUBSCRIPTION)

/** The plans that can be chosen. */
export const usePlans = (): Loaded<MembershipTierOffer[]> => useResource('/api/membership-tiers')

/** Mails the link to a paid membership that waits once more. */
export const mailClaimLink = (): Promise<ResponseOf<typeof mailCall>> => post('/api/membership-claims/mail')

/** What a move to another plan would cost. Nothing changes by asking. */
export const previewPlan = (tierId: Tier): Promise<PlanPreview> =>
  post('/api/subscription/plan-preview', { tierId })

/** The provider's page for a new card. */
export const cardPage = (): Promise<string> => urlOf(post('/api/subscription/update-payment-method', {}))

/** The provider's page for a purpose. */
export const billingPage = (purpose: (typeof BILLING_PURPOSES)[number]): Promise<string> =>
  urlOf(post('/api/subscription/portal', { purpose }))

/** The provider's page where a move to another plan is confirmed. */
export const planChangePage = (tierId: Tier): Promise<string> =>
  urlOf(post('/api/subscription/plan-change', { tierId }))

/**
 * The page for putting a failed payment right: where the open invoice is paid, else where the card is changed. The
 * provider is asked at that moment, since an invoice that has been paid meanwhile must not be offered for payment.
 */
export async function mendingPage(): Promise<string> {
  const known = await get(SUBSCRIPTION).catch(() => null)
  return known?.subscription?.openInvoice?.payUrl ?? cardPage()
}

async function urlOf(answer: Promise<{ url: string }>): Promise<string> {
  return (await answer).url
}
