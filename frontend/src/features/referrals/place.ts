/** Where somebody is in the list of all owners: what they look for, and behind which row the page begins. */
export interface Place {
  readonly search: string
  readonly cursor: string | null
}

const SEARCH_MAX_LENGTH = 60

/** Reads the place from an address's query. */
export function placeOf(query: string): Place {
  const parameters = new URLSearchParams(query)
  const search = parameters.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH) ?? ''
  return { search, cursor: parameters.get('cursor') || null }
}

/** The query of a place, with its question mark; empty for the beginning of the whole list. */
export function searchOf({ search, cursor }: Place): string {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  if (cursor !== null) parameters.set('cursor', cursor)
  return parameters.size === 0 ? '' : `?${parameters}`
}
