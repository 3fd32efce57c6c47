import type { PayloadOf } from '@meridian/contracts/events/catalogue'
import type { MailContent } from './compose-mail.ts'

type Finding = PayloadOf<'membership.billing-reconciled'>['findings'][number]

/** After an hour without the provider, everybody might be affected. */
const MAX_NAMED = 20

/** What a comparison with the provider could not repair. */
export function leftFindingsMail({ siteName }: { siteName: string }, findings: Finding[]): MailContent {
  const more = findings.length - MAX_NAMED
  return {
    subject: `${siteName}: billing differs from Stripe`,
    greeting: 'Hello,',
    paragraphs: [
      'Every night our memberships are compared with Stripe, and differences are repaired. These are left:',
      ...findings.slice(0, MAX_NAMED).map(describe),
      ...(more > 0 ? [`And ${more} more: “make reconcile” lists them all.`] : []),
      'Look them up in the Stripe dashboard. We write again only when something else is left.',
    ],
  }
}

function describe({ kind, customerId, subscriptionId }: Finding): string {
  switch (kind) {
    case 'unknown-subscription':
      return `The subscription ${subscriptionId} of the customer ${customerId} pays for one of our plans and was not started here. Find out whose it is; if nobody wants it, refund and cancel it in Stripe.`
    case 'missed-payment':
      return `The subscription ${subscriptionId} of the customer ${customerId} was paid, and its membership has not begun.`
    case 'gone':
      return `A membership is based on the subscription ${subscriptionId} of the customer ${customerId}, of which Stripe has no record.`
    case 'failed':
      return `The customer ${customerId} could not be read. The log says why; the next run tries again.`
    default:
      return `The membership that is based on the subscription ${subscriptionId} of the customer ${customerId} does not match what Stripe has.`
  }
}
