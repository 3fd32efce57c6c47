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
  const inText = Array.from(text.matchAll(TEXT_URL), ([url]) => url.replace(/[).,;:!?\]]+$/, ''))
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//i.test(link))
}

function decode(attribute: string): string {
  return attribute.trim().replace(/&(?:amp|quot|#39|#x27|#x3D);/g, (entity) => ENTITIES[entity] ?? entity)
}
