import { count, moment } from '../console/format.ts'
import { type Html, html } from '../html.ts'
import type { ReceivedMail } from './mailbox.ts'

interface MailList {
  shown: ReceivedMail[]
  /** How many older ones there are; none unless it is above 0. */
  more: number
  /** The one address whose mails are asked for; empty for all. */
  to: string
}

/** The list of what was mailed. */
export function listMain({ shown, more, to }: MailList): Html {
  return html`<h1>Mailbox</h1>
<section aria-label="E-mails">
<form role="search" action="/mail">
<p class="field"><label for="to">Only what went to</label>
<input id="to" name="to" type="email" value="${to}" autocomplete="off"></p>
<button>Show</button>
${to !== '' && html`<a href="/mail">Show all</a>`}
</form>
<div id="mails" data-live>
${shown.length === 0 && html`<p class="quiet">${to === '' ? 'No mail yet.' : `No mail to ${to} yet.`} This list refreshes itself.</p>`}
${shown.length > 0 && html`<ol>${shown.map(mailRow)}</ol>`}
${more > 0 && html`<p class="quiet">${count(more, 'older e-mail')}: filter by an address to see them.</p>`}
</div>
</section>`
}

function mailRow({ id, to, subject, receivedAt }: ReceivedMail): Html {
  return html`<li>
<p><a href="/mail/${id}">${subject || 'No subject'}</a><br>to ${to.join(', ')}</p>
<small>${moment(new Date(receivedAt))}</small>
</li>`
}
