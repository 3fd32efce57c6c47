import { mapRoutes } from '@meridian/backend/bench-api'
import { serveAlone } from './calls-alone.ts'

/** The calls of the map alone. */
serveAlone(mapRoutes, { membershipStatus: 'active', membershipTier: 'basic' })
