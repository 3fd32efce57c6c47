import { count, moment } from '../console/format.ts'
import { type Html, html } from '../html.ts'
import { splitText } from './links.ts'
import type { ReceivedMail } from './mailbox.ts'

/** One mail, as HTML and as text. */
export function mailMain(mail: ReceivedMail): Html {
  const { id, from, to, subject, receivedAt, deliveries, attachments } = mail
  return html`<p><a href="/mail">Back to the mailbox</a></p>
<h1>${subject || 'No subject'}</h1>
<dl>
<dt>From</dt><dd>${from}</dd>
<dt>To</dt><dd>${to.join(', ')}</dd>
<dt>When</dt><dd>${moment(new Date(receivedAt))}</dd>
${deliveries > 1 && html`<dt>Deliveries</dt><dd>the same e-mail ${count(deliveries, 'time')}</dd>`}
${attachments.length > 0 && html`<dt>Attached</dt><dd>${attachments.map(({ filename }) => filename).join(', ')}</dd>`}
</dl>
${mail.html !== '' && htmlPart(id, subject)}
${mail.text !== '' && textPart(mail.text)}`
}

function htmlPart(id: string, subject: string): Html {
  return html`<section aria-labelledby="html-title">
<h2 id="html-title">As a page</h2>
<iframe src="/mail/${id}/html" title="${subject || 'The e-mail'}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>`
}

function textPart(text: string): Html {
  const pieces = splitText(text).map((piece) =>
    piece.address === undefined
      ? html`${piece.text}`
      : html`<a href="${piece.address}" target="_blank" rel="noopener">${piece.address}</a>`,
  )
  return html`<section aria-labelledby="text-title">
<h2 id="text-title">As text</h2>
<pre>${pieces}</pre>
</section>`
}
