/** Text of a field with the place of the caret in it. */
export interface Typed {
  text: string
  caret: number
}

/** The digits of a text, nothing else. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * Where the caret belongs after a text was formatted: behind as many digits as before, and behind
 * the separators that follow them unless the person is deleting.
 */
export function caretAfter(digits: number, formatted: string, deleting: boolean): number {
  let caret = 0
  for (let seen = 0; seen < digits && caret < formatted.length; caret++) {
    if (/\d/.test(formatted.charAt(caret))) seen++
  }
  if (!deleting) while (/[^\d]/.test(formatted.charAt(caret))) caret++
  return caret
}
