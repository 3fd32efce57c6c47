import { createContext, useContext } from 'react'

/** The paths that have a screen. Links to screens that do not exist are not rendered. */
export const KnownRoutes = createContext<ReadonlySet<string>>(new Set())

/** True when a screen is registered for exactly this path. */
export function useHasRoute(path: string): boolean {
  return useContext(KnownRoutes).has(path)
}
