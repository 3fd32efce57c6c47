import { type ReactNode, useEffect } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { loginPath } from '../lib/safe-next.ts'
import { refreshSession, useSession } from '../lib/session.ts'

const SETTINGS = '/settings'

interface RequireSessionProps {
  /** Shown until it is known whether somebody is signed in. */
  waiting: ReactNode
  children: ReactNode
}

/** Lets signed-in people through and sends others to sign in, from where they come back here. */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const { user, restored } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (!restored) void refreshSession()
  }, [restored])
  if (!restored) return waiting
  if (user === null) return <Redirect href={loginPath(search === '' ? path : `${path}?${search}`)} replace />
  // The server refuses an admin without one everything but this.
  if (user.secondFactorRequired && path !== SETTINGS)
    return <Redirect href={`${SETTINGS}#second-factor`} replace />
  return children
}
