import { folded } from './map-member.ts'

const SHORTEST_PART = 3

/**
 * A pattern for `like` that finds a text in a search text: anywhere; a text of one or two letters, that would be found
 * everywhere, at the beginning of a word.
 */
export function searchPattern(search: string): string | undefined {
  const text = folded(search).trim()
  if (text === '') return undefined
  const literal = text.replace(/[\\%_]/g, '\\$&')
  return text.length < SHORTEST_PART ? `% ${literal}%` : `%${literal}%`
}
