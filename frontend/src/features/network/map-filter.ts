import { cutTo } from '@meridian/contracts/values/cut'
import { searchForm } from '@meridian/contracts/values/search-form'
import { PLACE_MAX_LENGTH } from '@meridian/contracts/values/text-lengths'
import { isTier, type Tier } from '@meridian/contracts/values/tiers'

/** What somebody looks for on the map and in the lists; it is kept in the address. */
export interface MapFilter {
  /** Part of a name or a city. */
  readonly search: string
  readonly tier: Tier | ''
  readonly country: string
  /** The most days from now until a meetup begins, such as 7d. */
  readonly within: Within
  readonly list: 'members' | 'meetups'
}

export const WITHIN_NAMES = {
  '': 'Any date',
  '7d': 'Next 7 days',
  '30d': 'Next 30 days',
  '90d': 'Next 90 days',
}

type Within = keyof typeof WITHIN_NAMES

const DAY_MS = 86_400_000

/** Reads it from the query of an address; what makes no sense is left out. */
export function mapFilterOf(query: string): MapFilter {
  const parameters = new URLSearchParams(query)
  const text = (name: string) => cutTo(parameters.get(name)?.trim() ?? '', PLACE_MAX_LENGTH)
  const [tier, within] = [text('tier'), text('within')]
  return {
    search: text('search'),
    tier: isTier(tier) ? tier : '',
    country: text('country'),
    within: isWithin(within) ? within : '',
    list: text('list') === 'meetups' ? 'meetups' : 'members',
  }
}

/** Own names only: every object also inherits some, such as toString. */
const isWithin = (text: string): text is Within => Object.hasOwn(WITHIN_NAMES, text)

/** The query of a filter, with its question mark; empty when nothing is looked for. */
export function queryOf(filter: MapFilter): string {
  const set = Object.entries(filter).filter(
    ([name, value]) => value !== '' && !(name === 'list' && value === 'members'),
  )
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`
}

/** Whether anything is left out. */
export const hasFilter = ({ search, tier, country, within }: MapFilter) =>
  [search, tier, country, within].some((value) => value !== '')

interface Gathering {
  title: string
  city: string
  country: string
  eventDate: string
}

/** The meetups that fit: by title or city, country and date. */
export function matchingMeetups<M extends Gathering>(
  meetups: readonly M[],
  filter: MapFilter,
  now: Date,
): M[] {
  const end =
    filter.within === ''
      ? Number.POSITIVE_INFINITY
      : now.getTime() + Number.parseInt(filter.within, 10) * DAY_MS
  return meetups.filter(
    ({ title, city, country, eventDate }) =>
      contains([title, city], filter.search) &&
      (filter.country === '' || country === filter.country) &&
      new Date(eventDate).getTime() <= end,
  )
}

/** The members that fit the search; the server looks at tier and country. */
export function matchingMembers<M extends { username: string; city: string }>(
  members: readonly M[],
  { search }: Pick<MapFilter, 'search'>,
): M[] {
  return search === ''
    ? [...members]
    : members.filter(({ username, city }) => contains([username, city], search))
}

function contains(texts: readonly string[], part: string): boolean {
  return texts.some((text) => searchForm(text).includes(searchForm(part)))
}
