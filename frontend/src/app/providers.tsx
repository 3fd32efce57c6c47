import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { goTo } from './go-to.ts'

/**
 * What every screen needs around it. Data and session live in modules of their own: `lib/resource.ts` and
 * `lib/session.ts`.
 */
export function Providers({ children }: { children: ReactNode }) {
  return <Router aroundNav={goTo}>{children}</Router>
}
