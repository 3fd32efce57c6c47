import { type Html, html } from '../html.ts'
import type { StripeEvent } from '../stripe/objects/event.ts'
import type { Delivery, State } from '../stripe/state.ts'
import { controlForm } from './control-form.ts'
import { count, fromSeconds, moment } from './format.ts'

export interface ListedEvent {
  event: StripeEvent
  /** What is still to be sent. */
  delivery: Delivery | undefined
}

/** The latest events, the newest first. */
export function latestEvents({ events, deliveries }: State, most: number): ListedEvent[] {
  const latest = events.all().slice(-most).toReversed()
  return latest.map((event) => ({ event, delivery: deliveries.get(event.id) }))
}

/** What the provider told, and whether it was heard. */
export function eventsSection(events: ListedEvent[]): Html {
  return html`<section aria-labelledby="events-title">
<h2 id="events-title">Latest webhooks</h2>
<div id="events" data-live>
${events.length === 0 && html`<p class="quiet">Nothing has happened yet.</p>`}
${events.length > 0 && html`<ol>${events.map(eventRow)}</ol>`}
</div>
</section>`
}

function eventRow({ event, delivery }: ListedEvent): Html {
  const { id, type, created } = event
  const { state, text } = progress(event, delivery)
  return html`<li>
<p><strong>${type}</strong> <span class="tag" data-state="${state}">${text}</span><br>
<code>${id}</code> <small>${moment(fromSeconds(created))}</small></p>
${controlForm({
  id: `again-${id}`,
  path: 'stripe/redeliver',
  fields: { eventIds: [id] },
  label: 'Send again',
  about: `${type} ${id}`,
  done: `Sent ${type} again`,
})}
</li>`
}

function progress({ pending_webhooks: pending }: StripeEvent, delivery: Delivery | undefined) {
  if (pending === 0) return { state: 'delivered', text: 'delivered' }
  if (delivery === undefined) return { state: 'given-up', text: 'given up' }
  if (delivery.attempts === 0) return { state: 'pending', text: 'pending' }
  return { state: 'pending', text: `pending, ${count(delivery.attempts, 'failed attempt')}` }
}
