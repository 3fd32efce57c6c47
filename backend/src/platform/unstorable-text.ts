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

/** A JSON text with the sign for what cannot be read in place of all that cannot be stored, in names as in texts. */
export function storableJson(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (_, value) => (isRecord(value) ? withStorableNames(value) : storable(value))),
  )
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withStorableNames(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [storable(name), value]))
}

function storable<Value>(value: Value) {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
