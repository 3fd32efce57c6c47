/**
 * Marks that change the direction of all text that follows: they are pasted in unnoticed, and can make a page or a mail
 * read as something else. Right-to-left text gets its direction from its own letters.
 */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Nothing but characters that leave no ink. Among others they are needed, as between the parts of an emoji; alone they
 * make a title that nobody can see or press.
 */
const NOTHING_TO_SEE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

/** A text that others read, as it is kept: without marks that turn what follows, and empty where there is nothing to see. */
export function visible(given: string): string {
  const kept = given.replace(DIRECTION_MARKS, '')
  return NOTHING_TO_SEE.test(kept) ? '' : kept
}
