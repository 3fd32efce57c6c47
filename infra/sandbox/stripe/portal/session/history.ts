import { count, day, fromSeconds, money } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import type { Invoice } from '../../objects/invoice.ts'
import { stateText } from '../invoices/invoice-text.ts'
import { invoicePath } from '../paths.ts'
import type { Visit } from '../visit.ts'

const MAX_INVOICES = 24

/** The customer's invoices, newest first. */
export function historySection({ state }: Context, { session, customer }: Visit): Html {
  const invoices = state.invoices.where('customer', customer.id).filter(({ status }) => status !== 'draft')
  const shown = invoices.toReversed().slice(0, MAX_INVOICES)
  const more = invoices.length - shown.length
  return html`<section aria-labelledby="invoices">
<h2 id="invoices">Invoices</h2>
${shown.length === 0 && html`<p class="quiet">There are none yet.</p>`}
${shown.length > 0 && html`<ul>${shown.map((invoice) => row(invoice, session.id))}</ul>`}
${more > 0 && html`<p class="quiet">${count(more, 'older invoice')} not shown.</p>`}
</section>`
}

function row(invoice: Invoice, session: string): Html {
  const { id, created, total, currency, number } = invoice
  const about = html`<span class="unseen"> of invoice ${number ?? id}</span>`
  return html`<li>
<p>${day(fromSeconds(created))}: ${money(total, currency)} <span class="tag" data-state="${invoice.status ?? ''}">${stateText(invoice)}</span></p>
<a href="${invoicePath(id, '', session)}">View<span class="unseen"> invoice ${number ?? id}</span></a>
<a href="${invoicePath(id, '.pdf')}">PDF${about}</a>
</li>`
}
