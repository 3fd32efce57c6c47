/** Letters of right-to-left scripts: Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name or a title for a place inside a sentence of plain text. A right-to-left one would reorder the numbers and
 * punctuation around it; between these marks (U+2068, U+2069) it does not. In HTML, `<bdi>` does the same.
 */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name
}
