/**
 * The beginning of a text, of this many UTF-16 units at most. Never ends in half of a letter: PostgreSQL stores none in
 * JSON, so that whatever holds it would fail.
 */
export function cutTo(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
