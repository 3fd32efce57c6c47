import { isDeepStrictEqual } from 'node:util'

/** The names of the parts that differ between two pages. */
export function changedParts(before: object, after: object): string[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([part, content]) => !isDeepStrictEqual(old.get(part), content))
    .map(([part]) => part)
}
