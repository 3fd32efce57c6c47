import { type Html, html } from '../html.ts'
import type { Invoice } from '../stripe/objects/invoice.ts'
import { controlForm } from './control-form.ts'
import { count, day, fromSeconds, moment, money } from './format.ts'
import type { Billed } from './people.ts'

/** A subscription of somebody called `name`: where it stands, and buttons for what can happen to it. */
export function subscriptionPart(billed: Billed, name: string): Html {
  const { status } = billed.subscription
  const forms = buttons(billed, name)
  return html`<div>
<p><strong class="tag" data-state="${status}">${status.replaceAll('_', ' ')}</strong> ${priceText(billed)}</p>
<dl>${facts(billed).map(([term, fact]) => html`<dt>${term}</dt><dd>${fact}</dd>`)}</dl>
${forms.length > 0 && html`<div class="buttons">${forms}</div>`}
</div>`
}

function priceText({ subscription }: Billed): string {
  return subscription.items.data
    .map(({ price }) => {
      const amount = `${money(price.unit_amount, price.currency)} each ${price.recurring?.interval ?? 'time'}`
      return price.nickname === null ? amount : `${amount}, ${price.nickname}`
    })
    .join('; ')
}

function facts({ subscription, latestInvoice: invoice, paid, dispute }: Billed): [string, Html][] {
  const known: [string, Html][] = [['Subscription', html`<code>${subscription.id}</code>`]]
  for (const item of subscription.items.data) {
    const end = subscription.cancel_at_period_end ? ', then it is over' : ''
    known.push(['Period ends', html`${day(fromSeconds(item.current_period_end))}${end}`])
  }
  if (invoice) known.push(['Latest invoice', html`${invoiceText(invoice)}`])
  if (invoice?.next_payment_attempt)
    known.push(['Next attempt', moment(fromSeconds(invoice.next_payment_attempt))])
  if (paid) known.push(['Latest payment', html`${paymentText(paid, dispute)}`])
  return known
}

function invoiceText({
  number,
  id,
  amount_due: due,
  currency,
  status,
  attempt_count: attempts,
}: Invoice): string {
  return `${number ?? id}: ${money(due, currency)}, ${status ?? 'draft'}, ${count(attempts, 'attempt')}`
}

function paymentText(paid: NonNullable<Billed['paid']>, dispute: Billed['dispute']): string {
  const { amount, amount_refunded: refunded, currency, disputed } = paid
  const decided = dispute?.status === 'won' || dispute?.status === 'lost' ? `, dispute ${dispute.status}` : ''
  const back = refunded > 0 ? `, ${money(refunded, currency)} refunded` : ''
  return money(amount, currency) + back + (disputed ? decided || ', disputed' : '')
}

/** Only what the provider would do: the controls refuse the rest. */
function buttons({ subscription: { id, status }, paid, dispute }: Billed, name: string): Html[] {
  const button = (key: string, action: string, label: string, done: string, fields: Record<string, string>) =>
    controlForm({
      id: `${key}-${id}`,
      path: `stripe/${action}`,
      fields,
      label,
      about: `of ${name}`,
      done: `${done}: ${name}`,
    })
  const runs = status === 'active' || status === 'past_due'
  const renewal = (outcome: string) => ({ subscriptionId: id, outcome })
  const payment = { paymentIntentId: paid?.payment_intent ?? '' }
  const isHeld = paid !== undefined && !paid.disputed
  const isOpen = dispute?.status === 'needs_response'
  const closing = (outcome: string) => ({ ...payment, outcome })
  return [
    runs && button('paid', 'renew', 'Renewal paid', 'The renewal was paid', renewal('paid')),
    runs && button('failed', 'renew', 'Renewal fails', 'The renewal failed', renewal('failed')),
    status === 'incomplete' &&
      button('expire', 'expire', 'Expire', 'The first payment expired', { subscriptionId: id }),
    isHeld && !paid.refunded && button('refund', 'refund', 'Refund', 'The payment was refunded', payment),
    isHeld && button('dispute', 'dispute', 'Dispute', 'The payment is disputed', payment),
    isOpen && button('won', 'close-dispute', 'Win the dispute', 'The dispute was won', closing('won')),
    isOpen && button('lost', 'close-dispute', 'Lose the dispute', 'The dispute was lost', closing('lost')),
  ].filter((form) => form !== false)
}
