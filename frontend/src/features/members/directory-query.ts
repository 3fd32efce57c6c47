import type { DirectoryQuery as AskedQuery } from '@meridian/contracts/http/analytics/list-users'
import { MEMBERSHIP_STATUSES } from '@meridian/contracts/values/access'
import { cutTo } from '@meridian/contracts/values/cut'
import { searchMaxLength } from '@meridian/contracts/values/text-lengths'
import { TIERS } from '@meridian/contracts/values/tiers'
import type { Query } from '../../lib/api-types.ts'

/** Which part of the directory is on screen, as the address says it; empty where nothing is chosen. */
export interface DirectoryQuery {
  readonly search: string
  readonly tier: '' | NonNullable<AskedQuery['tier']>
  readonly status: '' | NonNullable<AskedQuery['status']>
  readonly order: AskedQuery['order']
  readonly cursor: string
}

const TIER_CHOICES = ['none', ...TIERS] as const
const ORDER_CHOICES = ['newest', 'oldest', 'name'] as const

/** Reads it from the query of an address; what is not one of the choices is left out. */
export function directoryQueryOf(address: string): DirectoryQuery {
  const given = new URLSearchParams(address)
  const choice = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((one) => one === given.get(name))
  const search = given.get('search')?.trim() ?? ''
  return {
    search: cutTo(search, searchMaxLength(search)),
    tier: choice('tier', TIER_CHOICES) ?? '',
    status: choice('status', MEMBERSHIP_STATUSES) ?? '',
    order: choice('order', ORDER_CHOICES) ?? 'newest',
    cursor: given.get('cursor') ?? '',
  }
}

/** The query of an address that says the same, with its question mark; empty for the beginning of the whole list. */
export function searchOf(query: DirectoryQuery): Query {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== '' && !(name === 'order' && value === 'newest')) parameters.set(name, value)
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** True when not everybody is asked for. */
export function hasFilter({ search, tier, status }: DirectoryQuery): boolean {
  return search !== '' || tier !== '' || status !== ''
}
