import { likeLiteral } from './sql-conditions.ts'

/**
 * A condition on names, whose column is given, that needs a pattern. Of names in ASCII the searched form is the one in
 * small letters, which is kept or indexed anyhow: this is about the others, since computing the form of a million names
 * takes seconds wherever no index helps.
 */
export function isOtherNameLike(name: string): string {
  return `octet_length(${name}) > char_length(${name}) and public.search_form(${name}) like public.search_form(?)`
}

/**
 * What was searched, for `like public.search_form(…)`. Taken apart before its wildcards are: some letters become one
 * only then.
 */
export function searchedLiteral(search: string): string {
  return likeLiteral(search.normalize('NFKD'))
}

/**
 * Where a name, whose column is given, has its place among others: beside those that are alike but for accents and
 * capitals, whatever language the database speaks.
 */
export function placeOfName(name: string): string {
  return `public.search_form(${name}) collate "C"`
}
