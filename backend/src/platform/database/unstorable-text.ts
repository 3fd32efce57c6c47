/**
 * Where something that was sent holds a text that PostgreSQL accepts neither as text nor in JSON: with the character
 * NUL, or with half of a surrogate pair. Returns the path to it; undefined when everything can be stored.
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

/**
 * A JSON text with the replacement character in place of everything that cannot be stored, in names as well as in
 * texts.
 */
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
