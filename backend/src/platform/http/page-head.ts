/**
 * What the head of a page says to programs that preview links: title, description, and properties such as Open Graph's.
 */
export interface PageHead {
  title: string
  description: string
  /** The address under which the page is known. */
  url: string
  properties: Record<string, string>
  /** What it is about, as JSON-LD in the words of schema.org. */
  facts?: object
}

/** Tags that a page may already have, and that are replaced. */
const REPLACED_TAGS =
  /\s*<(?:title>[^<]*<\/title>|meta\s[^>]*\b(?:name|property)="(?:description|og:[^"]*|twitter:[^"]*|event:[^"]*)"[^>]*>|link\s[^>]*\brel="canonical"[^>]*>)/g

/** Puts a head into a page. Everything in it is escaped: part of it was written by members. */
export function withHead(page: string, { title, description, url, properties, facts }: PageHead): string {
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${escapeHtml(name)}" content="${escapeHtml(content)}" />`,
    ),
    ...(facts === undefined ? [] : [`<script type="application/ld+json">${inScript(facts)}</script>`]),
  ]
  // A function, since a dollar sign in a replacement text would be read as a pattern.
  return page.replace(REPLACED_TAGS, '').replace('</head>', () => `${lines.join('\n    ')}\n  </head>`)
}

/** JSON that cannot end the element it stands in: it has no `<`. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML shows it, in elements and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
