import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import { isolated } from '@meridian/contracts/values/isolated'
import { UNCLAIMED_AFTER_DAYS } from '@meridian/contracts/values/limits'
import type { MailContent } from './compose-mail.ts'

interface Reader {
  siteName: string
  publicUrl: string
}

/** A bank takes a payment back until somebody shows why it should stand. */
export function disputeMail(
  { siteName }: Reader,
  { subscriptionId, invoiceId }: PayloadOf<'membership.payment-disputed'>,
): MailContent {
  return {
    subject: `${siteName}: a payment is disputed`,
    greeting: 'Hello,',
    paragraphs: [
      `A cardholder disputes the payment of invoice ${invoiceId} (subscription ${subscriptionId}).`,
      'Respond to the dispute in the Stripe dashboard before the deadline. The membership stays as it is meanwhile.',
    ],
  }
}

/** A bank gave back a payment that was not for the whole present period, so nothing ends by itself. */
export function lostDisputeMail(
  { siteName }: Reader,
  { subscriptionId, invoiceId }: PayloadOf<'membership.dispute-lost'>,
): MailContent {
  return {
    subject: `${siteName}: a dispute is lost`,
    greeting: 'Hello,',
    paragraphs: [
      `We lost the dispute about invoice ${invoiceId} (subscription ${subscriptionId}): the cardholder keeps the money.`,
      'The membership stays as it is: this paid for a change of plan, or for an earlier subscription. If the plan is to go back, change it in the Stripe dashboard.',
      'A credit that a cheaper plan has left since stays, too, and pays for renewals: where the balance of the customer there shows one that this payment has bought, take it off.',
    ],
  }
}

/** The provider cannot finalise what a member has to pay. */
export function stuckBillingMail(
  { siteName }: Reader,
  { subscriptionId, invoiceId }: PayloadOf<'membership.billing-stuck'>,
): MailContent {
  return {
    subject: `${siteName}: an invoice could not be finalised`,
    greeting: 'Hello,',
    paragraphs: [
      `Stripe could not finalise the invoice ${invoiceId} (subscription ${subscriptionId}), so nobody is asked to pay it. The member keeps access meanwhile.`,
      'Open the invoice in the Stripe dashboard, which says why; often the address of the customer is missing, so that the tax cannot be calculated. Correct that, then finalise the invoice there.',
    ],
  }
}

/** The provider bills a membership without tax from now on. */
export function stoppedTaxMail(
  { siteName }: Reader,
  { subscriptionId }: PayloadOf<'membership.tax-stopped'>,
): MailContent {
  return {
    subject: `${siteName}: a membership is billed without tax`,
    greeting: 'Hello,',
    paragraphs: [
      `Stripe has stopped calculating tax for the subscription ${subscriptionId}. The member goes on paying, but no tax is added.`,
      'Open the subscription in the Stripe dashboard, which says why; often the address of the customer is missing or wrong. Correct that, then turn automatic tax on again there.',
    ],
  }
}

/** One person, two memberships. */
export function secondSubscriptionMail(
  { siteName, publicUrl }: Reader,
  { accountId, subscriptionId, keptSubscriptionId }: PayloadOf<'membership.second-subscription-found'>,
): MailContent {
  return {
    subject: `${siteName}: somebody pays for two memberships`,
    greeting: 'Hello,',
    paragraphs: [
      `The account ${accountId} uses the subscription ${keptSubscriptionId} and is charged, or may be, for ${subscriptionId} as well.`,
      'You can refund the second payment on the members page, which also ends that subscription. Where nothing was paid twice, the page says so, and you can end it there.',
    ],
    action: { label: 'Open the members page', url: `${publicUrl}/admin/members` },
  }
}

/** Paid by somebody who has left. */
export function buyerLeftMail(
  { siteName }: Reader,
  { subscriptionId }: PayloadOf<'membership.buyer-left'>,
): MailContent {
  return {
    subject: `${siteName}: somebody paid and left`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody paid for the subscription ${subscriptionId}, and the account that it was for was deleted before the membership began.`,
      'The subscription ends, and what a card paid is refunded automatically; a credit is not. Where a bank holds the payment because of a dispute, look at it in the Stripe dashboard.',
    ],
  }
}

/** Paid, and not claimed by anybody so far. */
export function unclaimedPaymentMail(
  { siteName }: Reader,
  { accountId, subscriptionId }: PayloadOf<'membership.unclaimed-payment-found'>,
): MailContent {
  return {
    subject: `${siteName}: a paid membership has not been claimed`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody paid for the subscription ${subscriptionId} with the address of the account ${accountId}. For ${UNCLAIMED_AFTER_DAYS} days nobody has followed the link that adds it to that account, and it is charged every year.`,
      'Perhaps the address was mistyped. Look the buyer up in the Stripe dashboard, by that subscription, and ask.',
      'If nobody wants it, refund the payment there in full: that ends the subscription and the link as well.',
    ],
  }
}

/** Paid, and ended before anybody could use it. */
export function lapsedClaimMail(
  { siteName }: Reader,
  { accountId, subscriptionId }: PayloadOf<'membership.claim-lapsed'>,
): MailContent {
  return {
    subject: `${siteName}: a paid membership ended unclaimed`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody paid for the subscription ${subscriptionId} with the address of the account ${accountId}. It has ended before anybody followed the link that adds it to that account, so nobody became a member through it.`,
      'What was paid is still here. Look the buyer up in the Stripe dashboard, by that subscription, and refund the payment there if they want it back.',
    ],
  }
}

/** One person's feed is asked for from many places. */
export function feedSharedMail(
  { siteName, publicUrl }: Reader,
  { username, addresses }: { username: string; addresses: number },
): MailContent {
  return {
    subject: `${siteName}: a podcast feed is requested from many places`,
    greeting: 'Hello,',
    paragraphs: [
      `The podcast feed of ${isolated(username)} was requested from ${addresses} different addresses within 24 hours. Perhaps its address has been passed on.`,
      'Nothing was closed. Write to the member: they can make a new address in the portal, which ends the old one at once.',
    ],
    action: { label: 'Open the podcast page', url: `${publicUrl}/admin/podcast` },
  }
}

/** An integration started or stopped working. */
export function integrationStatusMail(
  { siteName, publicUrl }: Reader,
  { integration, status, message }: PayloadOf<'integrations.status-changed'>,
): MailContent {
  const works = status === 'active'
  return {
    subject: `${siteName}: ${integration} ${works ? 'works again' : 'does not work'}`,
    greeting: 'Hello,',
    paragraphs: [
      message,
      ...(works ? [] : ['Whatever members are waiting for is done as soon as it works again.']),
    ],
    action: { label: 'Open the integrations', url: `${publicUrl}/admin/integrations` },
  }
}
