import { searchForm } from '@meridian/contracts/values/search-form'

const MIN_PART = 3

/** What a search asks of the texts of a member in the form for searching, as patterns for `like`. */
export interface SearchPatterns {
  /** For a name that begins with it. */
  begins: string
  /** For a name or a city that contains it anywhere; one or two letters count only where a word begins. */
  contains: string
}

/** Undefined when there is nothing to look for. */
export function searchPatterns(search: string | undefined): SearchPatterns | undefined {
  const text = searchForm(search ?? '').trim()
  if (text === '') return undefined
  const literal = text.replace(/[\\%_]/g, '\\$&')
  return { begins: `${literal}%`, contains: text.length < MIN_PART ? `% ${literal}%` : `%${literal}%` }
}
