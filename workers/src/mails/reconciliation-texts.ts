import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { MailContent } from './compose-mail.ts'

type Finding = PayloadOf<'membership.billing-reconciled'>['findings'][number]

/** After an hour without the provider it might be everybody. */
const MOST_NAMED = 20

/** What a comparison with the provider could not repair. */
export function leftFindingsMail({ siteName }: { siteName: string }, findings: Finding[]): MailContent {
  const more = findings.length - MOST_NAMED
  return {
    subject: `${siteName}: billing differs from Stripe`,
    greeting: 'Hello,',
    paragraphs: [
      'Every night our memberships are compared with Stripe, and what differs is repaired. This is left:',
      ...findings.slice(0, MOST_NAMED).map(describe),
      ...(more > 0 ? [`And ${more} more: “make reconcile” lists them all.`] : []),
      'Look them up in the Stripe dashboard. We write again only when something else is left.',
    ],
  }
}

function describe({ kind, customerId, subscriptionId }: Finding): string {
  switch (kind) {
    case 'unknown-subscription':
      return `The subscription ${subscriptionId} of the customer ${customerId} pays for a plan of ours and was not begun here. Find out who it is; if nobody wants it, refund and cancel it there.`
    case 'missed-payment':
      return `The subscription ${subscriptionId} of the customer ${customerId} was paid, and its membership has not begun.`
    case 'gone':
      return `A membership stands on the subscription ${subscriptionId} of the customer ${customerId}, which Stripe does not know.`
    case 'failed':
      return `The customer ${customerId} could not be read. The log says why; the next run tries again.`
    default:
      return `The membership that stands on the subscription ${subscriptionId} of the customer ${customerId} is not as Stripe has it.`
  }
}
