const HREF = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const TEXT_URL = /https?:\/\/[^\s<>"']+/g
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&#x3D;': '=',
}

/** The web addresses that a mail leads to, each once, in the order of the HTML and then of the text. */
export function findLinks(html: string, text: string): string[] {
  const inHtml = Array.from(html.matchAll(HREF), ([, quoted, apostrophed]) =>
    decode(quoted ?? apostrophed ?? ''),
  )
  const inText = splitText(text).flatMap(({ address }) => address ?? [])
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//i.test(link))
}

/** A piece of a text: a web address, or what stands between two of them. */
export type TextPiece = { address: string; text?: never } | { text: string; address?: never }

/** Takes a text apart; all its pieces together are the text. */
export function splitText(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(TEXT_URL)) {
    const address = match[0].replace(/[).,;:!?\]]+$/, '')
    pieces.push({ text: text.slice(from, match.index) }, { address })
    from = match.index + address.length
  }
  return [...pieces, { text: text.slice(from) }]
}

function decode(attribute: string): string {
  return attribute.trim().replace(/&(?:amp|quot|#39|#x27|#x3D);/g, (entity) => ENTITIES[entity] ?? entity)
}
