import { day, fromSeconds, money } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import { type Invoice, isOwed } from '../../objects/invoice.ts'
import type { PaymentIntent } from '../../objects/payment-intent.ts'
import { cardFieldset } from '../card/card-fields.ts'
import { cardText } from '../card/card-on-file.ts'
import type { CardProblems, TypedCard } from '../card/typed-card.ts'
import { invoicePath } from '../paths.ts'
import { amountsTable, stateText } from './invoice-text.ts'
import { payerCard } from './pay-invoice.ts'

/** What was typed to pay an invoice, and why that failed. */
export interface Payment {
  /** True where the card on file was chosen. */
  onFile: boolean
  typed: TypedCard
  problems: CardProblems
}

/** An invoice, and below it how to pay it or when it was paid. */
export function invoiceMain(
  context: Context,
  invoice: Invoice,
  payment: Payment,
  from: string | undefined,
): Html {
  const { number, id, created, customer_name: name, customer_email: email } = invoice
  return html`<h1>Invoice ${number ?? id}</h1>
<dl>
<dt>Date</dt><dd>${day(fromSeconds(created))}</dd>
<dt>Billed to</dt><dd>${[name, email].filter(Boolean).join(', ') || 'No name'}</dd>
<dt>Status</dt><dd>${stateText(invoice)}</dd>
</dl>
${amountsTable(context.state, invoice)}
${paidText(invoice)}
<p><a href="${invoicePath(id, '.pdf')}">Download the invoice as PDF</a></p>
${isOwed(invoice) && payForm(context, invoice, payment, from)}`
}

function paidText({ status, status_transitions: { paid_at: paid } }: Invoice): Html | undefined {
  if (status !== 'paid' || paid === null) return undefined
  return html`<p class="notice"><strong>Paid on ${day(fromSeconds(paid))}</strong></p>`
}

function payForm(
  context: Context,
  invoice: Invoice,
  { onFile, typed, problems }: Payment,
  from: string | undefined,
): Html {
  const card = payerCard(context, invoice)
  const label = `Pay ${money(invoice.amount_remaining, invoice.currency)}`
  const action = invoicePath(invoice.id, '/pay', from)
  return html`<section aria-labelledby="pay">
<h2 id="pay">Pay now</h2>
${onFile && problems.card !== undefined && html`<p class="problem" role="alert">${problems.card}</p>`}
${
  card &&
  html`<form method="post" action="${action}">
<p>${cardText(card)}</p>
<button class="main" name="with" value="card-on-file">${label}<span class="unseen"> with the card on file</span></button>
</form>
<h3>Or with another card</h3>`
}
<form class="fields" method="post" action="${action}">
${cardFieldset(typed, onFile ? {} : problems)}
<button class="main" name="with" value="new-card">${label}<span class="unseen"> with a new card</span></button>
</form>
</section>`
}

/** What stopped the last attempt, in the provider's words. */
export function lastProblem(intent: PaymentIntent | undefined): CardProblems {
  return intent?.last_payment_error ? { card: intent.last_payment_error.message } : {}
}
