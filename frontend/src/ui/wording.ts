/** The text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Up to two initials of a name: of its first and last word, or its first two letters. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean)
  const letters =
    words.length > 1
      ? [words[0], words.at(-1)].map((word) => firstLetter(word ?? ''))
      : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}

function firstLetter(word: string): string {
  return [...word][0] ?? ''
}
