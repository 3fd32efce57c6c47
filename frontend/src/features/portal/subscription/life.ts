import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import type { MembershipStatus } from '@meridian/contracts/values/access'

type OpenInvoice = SubscriptionDetails['openInvoice']

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

/** The next charge, if there will be one: while a renewal is open, that is tried again and nothing else is charged. */
export function dueCharge({
  nextCharge,
  openInvoice,
}: Pick<SubscriptionDetails, 'nextCharge' | 'openInvoice'>): SubscriptionDetails['nextCharge'] {
  return openInvoice?.kind === 'renewal' ? null : nextCharge
}

/** Why the plan cannot be changed now and what to do first; null when it can. */
export function planLock(life: Life, owes: boolean): string | null {
  if (owes) return 'Pay the open invoice first. Then you can change your plan.'
  if (life === 'ends') return 'Your membership is set to end. Resume it first; then you can change your plan.'
  return null
}

/** What is not paid, as a heading. */
export function unpaidHeading({
  kind,
  needsAuthentication,
}: Pick<NonNullable<OpenInvoice>, 'kind' | 'needsAuthentication'>): string {
  if (needsAuthentication) return 'Your bank wants you to confirm the payment'
  return `Your ${kind === 'renewal' ? 'renewal' : 'change of plan'} is not paid yet`
}

/** What applies until a canceled subscription ends. */
export function termsUntilEnd(status: MembershipStatus, openInvoice: OpenInvoice): string {
  if (openInvoice?.kind === 'renewal')
    return 'Pay the open invoice, and everything is open to you until then.'
  // The renewal failed, and what is owed is not known here: the grace period's terms stand beside this.
  if (status === 'payment_failed') return ''
  const left = openInvoice === null ? 'nothing more is charged' : 'only the open invoice is due'
  return `Until then everything stays open to you, and ${left}.`
}
