import { REASON_MAX_LENGTH, REASON_MIN_LENGTH } from './text-lengths.ts'

/** What is said of a reason that is too short or too long. */
export const REASON_TOO_SHORT = 'Say why, in a few words: it is recorded'
export const REASON_TOO_LONG = `Say why in at most ${REASON_MAX_LENGTH} characters`

/** What is wrong with the length of a reason without spaces around it; undefined where nothing is. */
export function problemOfReason({ length }: string): string | undefined {
  if (length < REASON_MIN_LENGTH) return REASON_TOO_SHORT
  return length > REASON_MAX_LENGTH ? REASON_TOO_LONG : undefined
}
