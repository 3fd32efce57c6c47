import { Fragment, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useRestoredSession } from '../lib/session.ts'
import { redirectOf } from './entrance.ts'
import type { AppRoute } from './route.ts'

interface RequireSessionProps {
  route: AppRoute
  /** Shown until it is known whether the screen is for whoever is there. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Lets in those whom the screen is for and sends others where they belong: signed-out people come back here from there.
 */
export function RequireSession({ route, waiting, children }: RequireSessionProps) {
  const { user, confirmed } = useRestoredSession()
  const [path] = useLocation()
  const search = useSearch()
  const elsewhere = redirectOf(route, user, search === '' ? path : `${path}?${search}`)
  if (elsewhere === undefined)
    return (
      // Anybody else who signs in starts afresh: what was typed here was not theirs.
      <Fragment key={user?.id}>{children}</Fragment>
    )
  // The stored person may be out of date, by now an admin or with a second factor, and nothing would lead back: so it
  // waits for the server.
  return confirmed ? <Redirect href={elsewhere} replace /> : waiting
}
