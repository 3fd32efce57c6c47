import { type RequestHandler, Router } from 'express'
import { mapRoutes } from '#modules/network'
import type { Principal } from '#platform/principal'
import { API, createRoute } from '#platform/route'
import type { System } from './compose.ts'

const LOOKER: Principal = {
  id: '00000000-0000-4000-8000-000000000000',
  username: 'Looker',
  email: 'looker@meridian.example',
  role: 'member',
  joinedAt: new Date(0),
  lastActive: new Date(0),
  membershipStatus: 'active',
  membershipTier: 'basic',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  lacksSecondFactor: false,
}

/** The calls of the map without what a session costs, for measuring them alone: everybody counts as a member. */
export function mapCalls({ sql, news, clock }: Pick<System, 'sql' | 'news' | 'clock'>): Router {
  const api = Router()
  const signedIn: RequestHandler = (req, _res, next) => {
    req.user = LOOKER
    next()
  }
  mapRoutes(createRoute(api.use(signedIn), clock), { sql, news })
  return Router().use(API, api)
}
