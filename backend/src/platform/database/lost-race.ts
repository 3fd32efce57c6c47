import { OptimisticLockError } from '@mikro-orm/core'

const OVERTAKEN_CODES = new Set(['40001', '40P01'])
const KEY_TAKEN = '23505'

/** True when somebody else changed the same rows at the same moment: nothing is wrong with what was asked. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof OptimisticLockError || OVERTAKEN_CODES.has(codeOf(error))
}

/** True where another attempt may succeed: overtaken, or somebody inserted the same key first. */
export function isLostRace(error: unknown): boolean {
  return isOvertaken(error) || codeOf(error) === KEY_TAKEN
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
