import { type Html, html } from '../html.ts'

export interface ControlForm {
  /** Tells forms apart, so that the focus finds its button again after a refresh of the page. */
  id: string
  /** Below `/control`. */
  path: string
  /** What is posted. A list is posted as a list. */
  fields: Record<string, string | number | readonly string[]>
  label: string
  /** Whom or what it is about: read out, not shown. */
  about: string
  /** Said when it worked. */
  done: string
}

/** One button that posts fixed fields as JSON to a control call. */
export function controlForm({ id, path, fields, label, about, done }: ControlForm): Html {
  const inputs = Object.entries(fields).flatMap(([name, value]) => hiddenInputs(name, value))
  return html`<form id="${id}" method="post" action="/control/${path}" data-done="${done}">${inputs}<button>${label}<span class="unseen"> ${about}</span></button></form>`
}

function hiddenInputs(name: string, value: string | number | readonly string[]): Html[] {
  if (typeof value === 'string') return [html`<input type="hidden" name="${name}" value="${value}">`]
  if (typeof value === 'number')
    return [html`<input type="hidden" name="${name}" value="${value}" data-type="number">`]
  return value.map((item) => html`<input type="hidden" name="${name}[]" value="${item}">`)
}
