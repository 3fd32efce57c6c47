import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { KnownRoutes } from '../lib/known-routes.ts'
import { goTo } from './go-to.ts'
import { routes } from './routes.tsx'

const PATHS = new Set(routes.map((route) => route.path))

/**
 * What every screen needs around it. Data and session live in modules of their own: `lib/resource.ts` and
 * `lib/session.ts`.
 */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Router aroundNav={goTo}>
      <KnownRoutes value={PATHS}>{children}</KnownRoutes>
    </Router>
  )
}
