import type { TimelineEntry } from '@meridian/contracts/http/analytics/get-member'
import { isolated } from '@meridian/contracts/values/isolated'
import { capitalised } from '../../ui/wording.ts'
import { SENTENCES, text } from './timeline-sentences.ts'

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
export function formatActor({ kind, name }: TimelineEntry['actor']): string {
  switch (kind) {
    case 'self':
      return 'by themselves'
    case 'person':
      return `by ${isolated(name)}`
    case 'provider':
      return `reported by ${capitalised(name)}`
    // Which part of the system it was means nothing to people.
    case 'system':
      return 'automatically'
    case 'visitor':
      return 'not signed in'
  }
}

/** What the provider's messages report, by the beginning of their names; the first match counts. */
const REPORTS: readonly (readonly [string, string])[] = [
  ['invoice.paid', 'a payment'],
  ['invoice.payment_failed', 'a failed payment'],
  ['payment_intent.succeeded', 'a payment'],
  ['payment_intent.payment_failed', 'a failed payment'],
  ['invoice.payment_action_required', 'that the bank asks its customer to confirm a payment'],
  ['invoice.', 'a change to an invoice'],
  ['customer.subscription.created', 'a new subscription'],
  ['customer.subscription.deleted', 'the end of the subscription'],
  ['customer.subscription.', 'a change to the subscription'],
  ['charge.refunded', 'a refund'],
  ['charge.dispute.', 'news of a dispute'],
]

function formatReport(notification: string): string {
  const report = REPORTS.find(([name]) => notification.startsWith(name))?.[1]
  return report === undefined ? 'after a message from Stripe' : `after Stripe reported ${report}`
}

/** Says what it followed from; null where that is not known. */
export function formatCause(cause: TimelineEntry['cause']): string | null {
  if (cause === null) return null
  const notification = text(cause.details, 'notificationType')
  return notification === '' ? `after: ${sentenceOf(cause)}` : formatReport(notification)
}
