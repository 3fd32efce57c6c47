import type { EditedTier, TierForm } from '@meridian/contracts/http/membership/edit-tiers'
import { clearFetched, type Loaded } from '../../../lib/fetch-once.ts'
import { put } from '../../../lib/http.ts'
import { forgetResource, useLiveResource } from '../../../lib/resource.ts'

export type { EditedTier } from '@meridian/contracts/http/membership/edit-tiers'

/** Every tier, for staff. */
export const useTiers = (): Loaded<EditedTier[]> => useLiveResource('/api/tiers')

/** Saves what the admin made of the tier that they saw. */
export const saveTier = (id: string, form: TierForm & { version: number }): Promise<EditedTier> =>
  put(`/api/tiers/${id}`, form)

/** The start page and the plans of the portal follow. */
export function forgetOffers(): void {
  clearFetched()
  forgetResource('/api/membership-tiers')
}
