import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import { cardOnFile, cardText } from '../card/card-on-file.ts'
import { sessionPath } from '../paths.ts'
import { type Done, runs, type Visit } from '../visit.ts'
import { historySection } from './history.ts'
import { planSection } from './plan-section.ts'

/** What was just done, by the word in the address. */
const DONE: Record<Done, string> = {
  card: 'The new card is on file.',
  plan: 'Your plan was changed.',
  cancel: 'Your plan was cancelled.',
  resume: 'Your plan continues.',
}

/** Plans, card and invoices of a customer, with what can be done about them. */
export function frontMain(context: Context, visit: Visit, done: Done | undefined): Html {
  const { customer, features } = visit
  return html`<h1>Billing</h1>
<p class="quiet">${customer.email ?? customer.name ?? customer.id}</p>
${done !== undefined && html`<p class="notice" role="status">${DONE[done]}</p>`}
${plans(context, visit)}
${cardSection(context, visit)}
${features.invoice_history.enabled && historySection(context, visit)}`
}

/** Those that run; where none does, the one that ended last. */
function plans(context: Context, visit: Visit): Html | readonly Html[] {
  const all = context.state.subscriptions.where('customer', visit.customer.id)
  const running = all.filter(runs)
  const shown = running.length > 0 ? running : all.filter(({ status }) => status === 'canceled').slice(-1)
  if (shown.length > 0) return shown.map((subscription) => planSection(context, visit, subscription))
  return html`<section aria-labelledby="plan"><h2 id="plan">Your plan</h2><p>You have no plan.</p></section>`
}

function cardSection(context: Context, { session, customer, features }: Visit): Html {
  const card = cardOnFile(context, customer)
  const label = card ? 'Change card' : 'Add a card'
  return html`<section aria-labelledby="card">
<h2 id="card">Card on file</h2>
<p>${card ? cardText(card) : 'There is no card on file.'}</p>
${features.payment_method_update.enabled && html`<p><a class="button" href="${sessionPath(session.id, '/card')}">${label}</a></p>`}
</section>`
}
