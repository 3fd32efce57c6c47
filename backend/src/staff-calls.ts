import { type RequestHandler, Router } from 'express'
import { analyticsRoutes } from '#modules/analytics'
import type { Principal } from '#platform/principal'
import { API, createRoute } from '#platform/route'
import type { System } from './compose.ts'

const STAFF: Principal = {
  id: '00000000-0000-4000-8000-000000000000',
  username: 'Looker',
  email: 'looker@meridian.example',
  role: 'staff',
  joinedAt: new Date(0),
  lastActive: new Date(0),
  membershipStatus: 'none',
  membershipTier: 'none',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  lacksSecondFactor: false,
}

/** The figures and lists of staff without what a session costs, for measuring them alone: everybody counts as staff. */
export function staffCalls(system: Pick<System, 'sql' | 'clock' | 'loadPrincipals'>): Router {
  const api = Router()
  const signedIn: RequestHandler = (req, _res, next) => {
    req.user = STAFF
    next()
  }
  analyticsRoutes(createRoute(api.use(signedIn), system.clock), system)
  return Router().use(API, api)
}
