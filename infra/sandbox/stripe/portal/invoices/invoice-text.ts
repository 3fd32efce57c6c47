import { money } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Invoice } from '../../objects/invoice.ts'
import type { State } from '../../state.ts'
import { lineText } from '../plan.ts'

const STATES: Record<string, string> = {
  draft: 'Draft',
  open: 'To be paid',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Void',
}

export function stateText({ status }: Invoice): string {
  return STATES[status ?? 'draft'] ?? 'Draft'
}

/** Every amount of an invoice with its words: the lines, what they come to, and what is to be paid. */
export function amountsOf(
  state: State,
  invoice: Invoice,
): { lines: [string, number][]; sums: [string, number][] } {
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const balance = invoice.amount_due - invoice.total
  const sums: [string, number][] = [
    ['Subtotal', invoice.subtotal],
    ['Tax', tax],
    ['Total', invoice.total],
  ]
  if (balance < 0) sums.push(['From your balance', balance])
  if (balance > 0)
    sums.push([invoice.total < 0 ? 'Kept as your balance' : 'Added from your balance', balance])
  if (balance !== 0) sums.push(['Amount due', invoice.amount_due])
  return { lines: invoice.lines.data.map((line) => [lineText(state, line), line.amount]), sums }
}

/** The same as a table. */
export function amountsTable(state: State, invoice: Invoice): Html {
  const { lines, sums } = amountsOf(state, invoice)
  const row = ([text, amount]: [string, number]) =>
    html`<tr><th scope="row">${text}</th><td>${money(amount, invoice.currency)}</td></tr>`
  return html`<table>
<caption class="unseen">What is charged</caption>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map(row)}</tbody>
<tfoot>${sums.map(row)}</tfoot>
</table>`
}
