import { type Html, html } from '../html.ts'
import { count } from './format.ts'
import type { People, Person } from './people.ts'
import { subscriptionPart } from './subscription-part.ts'

/** Who buys, what they have, and what can happen to it. */
export function peopleSection({ shown, more }: People, wanted: string): Html {
  return html`<section aria-labelledby="people-title">
<h2 id="people-title">People</h2>
<form role="search" action="/">
<p class="field"><label for="wanted">E-mail, name or id</label>
<input id="wanted" name="q" type="search" value="${wanted}" autocomplete="off" spellcheck="false"></p>
<button>Find</button>
</form>
<div id="people" data-live>
${shown.length === 0 && html`<p class="quiet">${nobody(wanted)}</p>`}
${shown.length > 0 && html`<ul>${shown.map(personCard)}</ul>`}
${more > 0 && html`<p class="quiet">${count(more, 'more customer')}: find them by e-mail, name or id.</p>`}
</div>
</section>`
}

function nobody(wanted: string): string {
  if (wanted === '') return 'Nobody has bought anything yet.'
  return `Nobody has “${wanted}” in their e-mail, name or ids.`
}

function personCard({ customer, email, subscriptions }: Person): Html {
  const name = email ?? customer.name ?? 'No e-mail yet'
  return html`<li class="card">
<h3>${name}</h3>
<p><code>${customer.id}</code></p>
${subscriptions.length === 0 && html`<p class="quiet">No subscription.</p>`}
${subscriptions.map((billed) => subscriptionPart(billed, name))}
</li>`
}
