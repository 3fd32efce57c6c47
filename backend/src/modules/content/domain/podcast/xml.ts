const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML does not allow, not even escaped; lone surrogates among them. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Makes any text safe inside an element and inside an attribute of an XML document. */
export function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** An element: with text that is escaped here, with elements that are made, or empty. */
export function element(
  name: string,
  content: string | readonly string[] | null,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  const start = `<${name}${pairs.join('')}`
  if (content === null) return `${start}/>`
  return `${start}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`
}

/** Plain text as HTML, for elements whose text players read as HTML: a mark-up character stays a character. */
export function htmlOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeXml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
