import { analyticsProjections } from '#modules/analytics'
import { membershipProjections } from '#modules/membership'
import { networkProjections } from '#modules/network'

/** Every read model there is. */
export const projections = [...analyticsProjections, ...membershipProjections, ...networkProjections]
