import type { TimelineEntry } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { formatMoney } from '../../lib/money.ts'
import { dayWording } from '../../ui/day-wording.ts'
import { capitalised } from '../../ui/wording.ts'

type Details = TimelineEntry['details']

const text = (details: Details, name: string) => {
  const value = details[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const tier = (details: Details, name = 'tier') => capitalised(text(details, name))

/** What staff gave as their reason; it goes with the account, and was not always asked for. */
const because = (details: Details) => {
  const reason = text(details, 'reason')
  return reason === '' ? '' : `: ${reason}`
}

const LOSSES: Readonly<Record<string, string>> = {
  'payment-failed-too-often': 'the payment failed three times',
  'grace-period-over': 'the grace period was over',
  'subscription-ended': 'the subscription ended',
  'complimentary-ended': 'the membership that was given ended',
  'payment-refunded': 'the payment went back',
}

const COMPLIMENTARY_ENDS: Readonly<Record<string, (details: Details) => string>> = {
  expired: () => 'The membership that was given ended on its day',
  withdrawn: (details) => `The membership that was given was taken back${because(details)}`,
  left: () => 'Left, and with them the membership that was given',
  paid: () => 'Pays now, instead of the membership that was given',
}

/** What happened, in one sentence; events without a sentence of their own say their names. */
const SENTENCES: Readonly<Record<string, (details: Details) => string>> = {
  'accounts.account-opened': () => 'Opened an account',
  'accounts.account-suspended': (details) => `Was suspended${because(details)}`,
  'accounts.account-unsuspended': (details) => `Was let in again${because(details)}`,
  'accounts.account-deleted': () => 'Deleted the account',
  'accounts.account-renamed': () => 'Took another name',
  'accounts.email-changed': () => 'Moved to another e-mail address',
  'accounts.email-link-requested': () => 'Was sent a link that confirms an e-mail address',
  'accounts.email-verified': () => 'Confirmed the e-mail address',
  'accounts.account-reclaimed': () =>
    'Showed that the e-mail address is theirs; every way in from before was closed',
  'accounts.role-changed': (details) =>
    `Became ${text(details, 'after')}, was ${text(details, 'before')} before`,
  'integrations.access-revoked': (details) => `Was taken out of ${text(details, 'channel')}`,
  'membership.activated': (details) => `Became a member: ${tier(details)}`,
  'membership.access-lost': (details) =>
    `Lost access, since ${LOSSES[text(details, 'reason')] ?? 'the membership changed'}`,
  'membership.complimentary-granted': (details) =>
    `Was given a membership, ${tier(details)}, until ${dayWording(new Date(text(details, 'until')))}${because(details)}`,
  'membership.complimentary-ended': (details) =>
    COMPLIMENTARY_ENDS[text(details, 'because')]?.(details) ?? 'A gift ended',
  'membership.complimentary-end-announced': () => 'Was told that the gift ends soon',
  'membership.canceled': () => 'The subscription ended',
  'membership.payment-failed': (details) => `Payment failed, attempt ${text(details, 'failureCount')} of 3`,
  'membership.payment-received': (details) =>
    `Paid ${formatMoney(Number(details.amount), text(details, 'currency'))}`,
  'membership.plan-changed': (details) => `Moved from ${tier(details, 'previousTier')} to ${tier(details)}`,
  'membership.renewed': () => 'The membership was renewed',
  'membership.restored': () => 'Paid after all: access is back',
}

/** Says what happened to a person. */
export function sentenceOf({ type, details }: Pick<TimelineEntry, 'type' | 'details'>): string {
  return SENTENCES[type]?.(details) ?? nameOf(type)
}

/** `network.attendee-joined` → “Attendee joined”. */
function nameOf(type: string): string {
  const words = type.slice(type.indexOf('.') + 1).replaceAll('-', ' ')
  return capitalised(words)
}

/** Says who did it; empty where the sentence has said so. */
export function actorWording({ kind, name }: TimelineEntry['actor']): string {
  switch (kind) {
    case 'self':
      return 'by themselves'
    case 'person':
      return `by ${isolated(name)}`
    case 'provider':
      return `told by ${capitalised(name)}`
    // Which part of the system it was says nothing to people.
    case 'system':
      return 'automatically'
    case 'visitor':
      return 'not signed in'
  }
}

/** What the provider's messages tell, by how their names begin; the first one that fits counts. */
const REPORTS: readonly (readonly [string, string])[] = [
  ['invoice.paid', 'a payment'],
  ['invoice.payment_failed', 'a failed payment'],
  ['payment_intent.succeeded', 'a payment'],
  ['payment_intent.payment_failed', 'a failed payment'],
  ['invoice.payment_action_required', 'that the bank asks its customer to confirm a payment'],
  ['invoice.', 'a change of an invoice'],
  ['customer.subscription.created', 'a new subscription'],
  ['customer.subscription.deleted', 'the end of the subscription'],
  ['customer.subscription.', 'a change of the subscription'],
  ['charge.refunded', 'a refund'],
  ['charge.dispute.', 'news of a dispute'],
]

function reportWording(notification: string): string {
  const report = REPORTS.find(([name]) => notification.startsWith(name))?.[1]
  return report === undefined ? 'after a message from Stripe' : `after Stripe reported ${report}`
}

/** Says what it followed from; null where that is not known. */
export function causeWording(cause: TimelineEntry['cause']): string | null {
  if (cause === null) return null
  const notification = text(cause.details, 'notificationType')
  return notification === '' ? `after: ${sentenceOf(cause)}` : reportWording(notification)
}
