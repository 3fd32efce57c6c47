import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'

/** `ends`: canceled, but paid to a day that is still to come. */
export type Life = 'renews' | 'ends' | 'ended'

/** Whether a subscription goes on, at `now`. */
export function lifeOf(
  { nextCharge, endsAt, openInvoice }: Pick<SubscriptionDetails, 'nextCharge' | 'endsAt' | 'openInvoice'>,
  now: Date,
): Life {
  if (endsAt !== null) return new Date(endsAt) > now ? 'ends' : 'ended'
  return nextCharge !== null || openInvoice !== null ? 'renews' : 'ended'
}

/** Why the plan cannot be changed now and what to do first; null when it can. */
export function planLock(life: Life, owes: boolean): string | null {
  if (owes) return 'Pay the open invoice first. Then you can change your plan.'
  if (life === 'ends') return 'Your membership is set to end. Resume it first; then you can change your plan.'
  return null
}
