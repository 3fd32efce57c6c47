import { checkoutDays } from './projections/checkout-days.ts'
import { directory } from './projections/directory.ts'
import { integrationStates } from './projections/integration-states.ts'
import { memberDays } from './projections/member-days.ts'
import { referralDays } from './projections/referral-days.ts'

export { analyticsRoutes } from './http.ts'

export const analyticsProjections = [memberDays, checkoutDays, referralDays, integrationStates, directory]
