import { formatCount } from '../../lib/format.ts'

/** The most people that one answer names. */
const NAMED = 100

/** Says whom the list holds when it does not hold all who joined. */
export function peopleNote(joined: number, shown: number): string | null {
  return joined > shown && shown >= NAMED
    ? `The newest ${formatCount(shown)} of ${formatCount(joined)}`
    : null
}
