import { FAULT_KINDS, type Fault } from '../faults/fault-board.ts'
import { type Html, html } from '../html.ts'
import { PROVIDERS } from '../providers.ts'
import { controlForm } from './control-form.ts'
import { count } from './format.ts'

/** What goes wrong at the providers, and what is to go wrong next. */
export function faultsSection(faults: Fault[]): Html {
  return html`<section aria-labelledby="faults-title">
<h2 id="faults-title">Faults</h2>
<form id="fault" method="post" action="/control/fault" data-done="The fault is set">
<p class="field"><label for="provider">Provider</label><select id="provider" name="provider">${options(PROVIDERS)}</select></p>
<p class="field"><label for="kind">Is</label><select id="kind" name="kind">${options(FAULT_KINDS)}</select></p>
<p class="field"><label for="count">For how many calls</label><input id="count" name="count" type="number" min="1" max="1000000" value="3" required></p>
<button>Set fault</button>
</form>
<div id="faults" data-live>
${faults.length === 0 && html`<p class="quiet">Every call is served.</p>`}
${faults.length > 0 && html`<ul>${faults.map(faultRow)}</ul>`}
</div>
</section>`
}

function options(values: readonly string[]): Html[] {
  return values.map((value) => html`<option>${value}</option>`)
}

function faultRow({ provider, kind, count: left, percent, path }: Fault): Html {
  const share = percent === 100 ? '' : `, ${percent} % of them`
  const where = path === '' ? '' : ` to …${path}`
  return html`<li><p><strong>${provider}</strong> <span class="tag" data-state="failed">${kind}</span> for ${count(left, 'more call')}${where}${share}</p>
${controlForm({
  id: `clear-${provider}`,
  path: 'fault',
  fields: { provider, kind, count: 0 },
  label: 'Clear',
  about: `the fault of ${provider}`,
  done: `${provider} serves every call`,
})}</li>`
}
