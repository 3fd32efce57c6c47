/** The form in which names and cities are searched and sorted: lower case, no accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
