/** The form in which names are compared: lower case, without accents and what leaves no ink. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase()
}
