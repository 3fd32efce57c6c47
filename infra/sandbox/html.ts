/** Markup that is safe to send: everything that was put into it is escaped. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | undefined | false | readonly Html[]

/** Builds markup; strings and numbers in it are escaped, other markup and lists of it are taken as they are. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const rendered = parts.map((part, index) => render(part) + (strings[index + 1] ?? ''))
  return { markup: (strings[0] ?? '') + rendered.join('') }
}

function render(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map((item) => item.markup).join('')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
