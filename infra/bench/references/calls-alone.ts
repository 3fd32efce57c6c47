import { API, createRoute, type Principal, type Route } from '@meridian/backend/bench-api'
import { readConfig } from '@meridian/backend/config'
import { compose, createRateLimits, type System } from '@meridian/backend/worker-api'
import express, { type RequestHandler } from 'express'

const NOBODY: Principal = {
  id: '00000000-0000-4000-8000-000000000000',
  username: 'Looker',
  email: 'looker@meridian.example',
  role: 'member',
  joinedAt: new Date(0),
  lastActive: new Date(0),
  membershipStatus: 'none',
  membershipTier: 'none',
  gracePeriodEnd: null,
  paymentFailureCount: 0,
  lacksSecondFactor: false,
}

type Parts = System & { limits: ReturnType<typeof createRateLimits> }

/** Serves calls without the cost of a session, as a process of its own: everybody counts as the given person. */
export function serveAlone(mount: (route: Route, parts: Parts) => void, looker: Partial<Principal>): void {
  const config = readConfig(process.env)
  const system = compose(config, 'bench')
  const person = { ...NOBODY, ...looker }
  const signedIn: RequestHandler = (req, _res, next) => {
    req.user = person
    next()
  }
  const api = express.Router()
  mount(createRoute(api.use(signedIn), system.clock), { ...system, limits: createRateLimits(system) })
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.use(express.Router().use(API, api))
  app.get('/json', (_req, res) => void res.json({ ready: true }))
  app.listen(config.port, '127.0.0.1')
}
