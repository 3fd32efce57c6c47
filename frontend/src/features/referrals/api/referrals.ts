import type { Referrals, Referrers } from '@meridian/contracts/http/membership/referrals'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { useLiveResource } from '../../../lib/resource.ts'
import { type ReferrerQuery, searchOf } from '../referrer-query.ts'

/** The signed-in member's own link, and whom it brought. */
export const useReferrals = (): Loaded<Referrals> => useLiveResource('/api/referrals')

/** A page of a list of members and how many people they brought; staff only. */
export const useReferrers = (query: ReferrerQuery): Loaded<Referrers> =>
  useLiveResource(`/api/referrals/all${searchOf(query)}`)
