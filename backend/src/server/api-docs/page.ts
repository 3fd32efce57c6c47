import { escapeHtml } from '#platform/http/page-head'
import type { Content, Operation } from './operation.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
  h2 { margin-top: 2.5rem; }
  h3 { margin: 1.5rem 0 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
  pre { overflow-x: auto; padding: 0.75rem; border: 1px solid; font-size: 0.875rem; }
  a { color: inherit; }
  summary { cursor: pointer; padding: 0.25rem 0; }`

/** The description for people: one page without a script. */
export function apiPage(operations: readonly Operation[], siteName: string): string {
  const groups = Map.groupBy(operations, ({ path }) => path.split('/')[2] ?? '')
  const sections = [...groups].toSorted(([a], [b]) => a.localeCompare(b)).map(sectionOf)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>API · ${escapeHtml(siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(siteName)} API</h1>
<p>Bodies and answers are JSON unless a call says otherwise. A refusal is a plain text for people. The same as OpenAPI: <a href="/api/docs/openapi.json">openapi.json</a></p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function sectionOf([name, operations]: [string, Operation[]]): string {
  return `<section>
<h2>${escapeHtml(name)}</h2>
${operations.map(itemOf).join('\n')}
</section>`
}

function itemOf({ method, path, summary, forWhom, query, body, answer, refuses }: Operation): string {
  const call = `${method} ${path}`
  return `<h3>${method} ${escapeHtml(path)}</h3>
<p>${escapeHtml(summary)}</p>
<p>For: ${escapeHtml(forWhom)}. Refuses with ${refuses.join(', ')}.</p>
${schemaPart('Query', call, query)}${contentPart('Body', call, body?.content)}${contentPart('Answer', call, answer)}`
}

/** JSON needs no name: nearly everything is JSON. */
function contentPart(label: string, call: string, content: Content | undefined): string {
  const parts = Object.entries(content ?? {}).map(([type, { schema }]) =>
    schemaPart(type === 'application/json' ? label : `${label}, ${type}`, call, schema),
  )
  return parts.join('')
}

function schemaPart(label: string, call: string, schema: object | undefined): string {
  if (schema === undefined) return ''
  const text = escapeHtml(JSON.stringify(schema, null, 2))
  // What overflows can be scrolled by the keyboard too.
  return `<details><summary>${label}</summary><pre tabindex="0" role="region" aria-label="${label} of ${escapeHtml(call)}">${text}</pre></details>`
}
