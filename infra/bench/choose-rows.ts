import type { Row } from './row.ts'

/**
 * The rows whose numbers were given; all of them when none were.
 * @throws Error that names the rows there are
 */
export function chooseRows(rows: readonly Row[], given: readonly string[]): readonly Row[] {
  for (const text of given)
    if (!rows.some(({ number }) => String(number) === text))
      throw new Error(
        `There is no row ${text}. Rows: ${rows.map(({ number }) => number).join(', ')}. Example: npm run bench -- 1 6`,
      )
  return given.length === 0 ? rows : rows.filter(({ number }) => given.includes(String(number)))
}
