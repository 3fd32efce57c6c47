import { type Html, html } from '../html.ts'
import { PROVIDERS, type Provider } from '../providers.ts'
import type { RecordedRequest } from '../requests/request-log.ts'
import { moment } from './format.ts'
import { link } from './layout.ts'

/** What the app asked of the providers, the newest first; `requests` come newest last. */
export function requestsSection(
  requests: RecordedRequest[],
  provider: Provider | undefined,
  most: number,
): Html {
  const latest = requests.slice(-most).toReversed()
  return html`<section aria-labelledby="requests-title">
<h2 id="requests-title">Recorded requests</h2>
<nav aria-label="Providers">
${link('/#requests-title', 'All', provider === undefined)}
${PROVIDERS.map((name) => link(`/?provider=${name}#requests-title`, name, name === provider))}
</nav>
<div id="requests" data-live>
${latest.length === 0 && html`<p class="quiet">No request was recorded since the sandbox started.</p>`}
${latest.length > 0 && html`<ol>${latest.map(requestRow)}</ol>`}
</div>
</section>`
}

function requestRow({
  provider,
  method,
  path,
  query,
  body,
  status,
  idempotencyKey,
  at,
}: RecordedRequest): Html {
  const failed = status === null || status >= 400
  return html`<li><details>
<summary><span class="tag" data-state="${failed ? 'failed' : 'fine'}">${status ?? 'no answer'}</span> ${method} <code>${path}</code></summary>
<dl>
<dt>Provider</dt><dd>${provider}</dd>
<dt>When</dt><dd>${moment(new Date(at))}</dd>
${idempotencyKey !== null && html`<dt>Idempotency key</dt><dd><code>${idempotencyKey}</code></dd>`}
</dl>
${Object.keys(query).length > 0 && part('Query', query)}
${body !== null && part('Body', body)}
</details></li>`
}

function part(name: string, value: unknown): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return html`<p>${name}</p><pre tabindex="0" aria-label="${name}">${text}</pre>`
}
