/** A UUID, in small letters, within a regular expression: the ids of everything that is ours. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const UUID = new RegExp(`^${UUID_PATTERN}$`)

/**
 * The id that a text spells, as we write it ourselves: in small letters. Undefined for what is none. PostgreSQL takes an
 * id in capitals for the same, but whatever compares texts (events, locks, limits, who somebody is) does not.
 */
export function readUuid(text: string): string | undefined {
  const id = text.toLowerCase()
  return UUID.test(id) ? id : undefined
}
