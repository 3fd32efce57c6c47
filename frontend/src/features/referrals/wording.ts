const numbers = new Intl.NumberFormat('en')

/** A count as people read it: "1,204". */
export const countWords = (count: number): string => numbers.format(count)

/** The most people that one answer names. */
const NAMED = 100

/** Says whom the list holds when it does not hold all who joined. */
export function peopleNote(joined: number, shown: number): string | null {
  return joined > shown && shown >= NAMED ? `The newest ${countWords(shown)} of ${countWords(joined)}` : null
}
