/**
 * Where something that was sent holds a text that PostgreSQL takes neither in a text nor in JSON: with the character NUL, or with
 * half of a pair that stands for one character. Answers the path to it, undefined when everything can be stored.
 */
export function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    if (!isStorable(key)) return []
    const found = findUnstorable(part)
    if (found !== undefined) return [key, ...found]
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
