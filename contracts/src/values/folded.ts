/** The text in which names and cities are looked for, and by which they are put in order: small letters, no accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
