import { analyticsRoutes } from '@meridian/backend/bench-api'
import { serveAlone } from './calls-alone.ts'

/** The figures and lists of staff alone. */
serveAlone(analyticsRoutes, { role: 'staff' })
