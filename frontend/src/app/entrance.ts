import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { loginPath } from '../lib/safe-next.ts'
import type { AppRoute } from './route.ts'

const SETTINGS = '/settings'
const PORTAL = '/member-portal'

type Visited = Pick<AppRoute, 'signedIn' | 'adminOnly'>

/**
 * Where somebody who opens a screen belongs instead; undefined lets them in. The server decides about the data; this
 * only spares people a screen that has nothing for them.
 * @param here path and search, to come back to after signing in
 */
export function redirectOf(route: Visited, user: SessionUser | null, here: string): string | undefined {
  if (!route.signedIn) return undefined
  if (user === null) return loginPath(here)
  // The server refuses an admin without a second factor everything but this.
  if (user.secondFactorRequired && here.split('?')[0] !== SETTINGS) return `${SETTINGS}#second-factor`
  return route.adminOnly && user.role !== 'admin' ? PORTAL : undefined
}
