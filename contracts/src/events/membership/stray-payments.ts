import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/** Somebody paid, but deleted the account before it made them a member: the payment is given back. */
export const buyerLeft = defineEvent('membership.buyer-left', {
  payload: z.object({
    accountId: z.uuid(),
    checkoutId: z.uuid(),
    subscriptionId: z.string(),
  }),
})

/** Somebody pays for two memberships, or may yet be charged for two; staff can give one payment back, or end it. */
export const secondSubscriptionFound = defineEvent('membership.second-subscription-found', {
  payload: z.object({
    accountId: z.uuid(),
    /** The one that nobody uses. */
    subscriptionId: z.string(),
    /** The one that the membership is based on. */
    keptSubscriptionId: z.string(),
  }),
})

/** Everything paid for a second subscription's period was returned, other than by staff here, which ends it. */
export const secondPaymentReturned = defineEvent('membership.second-payment-returned', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    invoiceId: z.string(),
  }),
})

/**
 * Staff gave back what was paid for a second subscription, and ended it. One event for each payment given back this
 * way.
 */
export const secondPaymentGivenBack = defineEvent('membership.second-payment-given-back', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    /** In the words of whoever did it. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})

/**
 * A second subscription ended with nothing to give back, since it was not paid for any time in which nobody used it: at
 * the provider by itself, or because staff ended it.
 */
export const secondSubscriptionEnded = defineEvent('membership.second-subscription-ended', {
  payload: z.object({
    accountId: z.uuid(),
    subscriptionId: z.string(),
    /** In the words of staff; null where it ended by itself. */
    reason: z.string().nullable(),
  }),
  personal: ['reason'],
})

/**
 * A membership was paid for with the address of an account whose owner does not follow the link to it; staff look for
 * the buyer.
 */
export const unclaimedPaymentFound = defineEvent('membership.unclaimed-payment-found', {
  payload: z.object({
    accountId: z.uuid(),
    checkoutId: z.uuid(),
    subscriptionId: z.string(),
  }),
})
