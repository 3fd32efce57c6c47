import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useRestoredSession } from '../lib/session.ts'
import { redirectOf } from './entrance.ts'
import type { AppRoute } from './route.ts'

interface RequireSessionProps {
  route: AppRoute
  /** Shown until it is known whether somebody is signed in. */
  waiting: ReactNode
  children: ReactNode
}

/** Lets in whom the screen is for and sends others where they belong: signed-out people come back here from there. */
export function RequireSession({ route, waiting, children }: RequireSessionProps) {
  const { user, restored } = useRestoredSession()
  const [path] = useLocation()
  const search = useSearch()
  if (!restored) return waiting
  const elsewhere = redirectOf(route, user, search === '' ? path : `${path}?${search}`)
  return elsewhere === undefined ? children : <Redirect href={elsewhere} replace />
}
