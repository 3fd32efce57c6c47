import { OptimisticLockError } from '@mikro-orm/core'

const OVERTAKEN_CODES = new Set(['40001', '40P01'])
const KEY_TAKEN = '23505'
const KEY_GONE = '23503'

/** True when somebody else changed the same rows at the same moment: nothing is wrong with what was asked. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof OptimisticLockError || OVERTAKEN_CODES.has(codeOf(error))
}

/**
 * True where another attempt has another outcome: overtaken, or somebody inserted the same key first, or removed what the
 * new row refers to, which the next attempt finds missing.
 */
export function isLostRace(error: unknown): boolean {
  return isOvertaken(error) || [KEY_TAKEN, KEY_GONE].includes(codeOf(error))
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
