import { checkoutDays } from './projections/checkout-days.ts'
import { directory } from './projections/directory.ts'
import { headline } from './projections/headline.ts'

export { analyticsRoutes } from './http.ts'

export const analyticsProjections = [headline, checkoutDays, directory]
