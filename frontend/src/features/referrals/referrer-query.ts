import { cutTo } from '@meridian/contracts/values/cut'
import { REFERRER_LISTS, type ReferrerList } from '@meridian/contracts/values/referrals'
import { searchMaxLength } from '@meridian/contracts/values/text-lengths'
import type { Query } from '../../lib/api-types.ts'

/** Which part of all owners is on screen: the list, the search, and the row behind which the page begins. */
export interface ReferrerQuery {
  readonly search: string
  readonly list: ReferrerList
  readonly cursor: string | null
}

const [FIRST_LIST] = REFERRER_LISTS

/** Reads it from the query of an address; what is not one of the choices is left out. */
export function referrerQueryOf(address: string): ReferrerQuery {
  const parameters = new URLSearchParams(address)
  const search = parameters.get('search')?.trim() ?? ''
  const list = REFERRER_LISTS.find((one) => one === parameters.get('list')) ?? FIRST_LIST
  return { search: cutTo(search, searchMaxLength(search)), list, cursor: parameters.get('cursor') || null }
}

/** The query of an address that says the same, with its question mark; empty for the beginning of the whole list. */
export function searchOf({ search, list, cursor }: ReferrerQuery): Query {
  const parameters = new URLSearchParams()
  if (search !== '') parameters.set('search', search)
  if (list !== FIRST_LIST) parameters.set('list', list)
  if (cursor !== null) parameters.set('cursor', cursor)
  return parameters.size === 0 ? '' : `?${parameters}`
}
