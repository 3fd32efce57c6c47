import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { KnownRoutes } from '../lib/known-routes.ts'
import { goTo } from './go-to.ts'
import { routes } from './routes.tsx'

const PATHS = new Set(routes.map((route) => route.path))

/** What every screen stands on. Data and session keep themselves; see `lib/resource.ts` and `lib/session.ts`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Router aroundNav={goTo}>
      <KnownRoutes value={PATHS}>{children}</KnownRoutes>
    </Router>
  )
}
