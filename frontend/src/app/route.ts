import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface AppRoute {
  /** As wouter reads it, such as `/checkout/:tier`. */
  readonly path: string
  readonly screen: Screen
  /** What stands in the screen's place while its code loads; of the same shape. */
  readonly skeleton: ComponentType
  /** `bare`: the screen brings its own header. `shell` (the default): top bar and side panel around it. */
  readonly frame?: 'shell' | 'bare'
  /** Signed-out people are sent to sign in first. */
  readonly signedIn?: boolean
  /** Everybody else who is signed in is sent to their portal. */
  readonly adminOnly?: boolean
}

export type Screen = LazyExoticComponent<ComponentType> & {
  /** Begins to fetch its code, before what stands around it is there. */
  readonly preload: () => void
}

/** A screen in a chunk of its own: `screen(() => import('…').then((module) => module.SomeScreen))`. */
export function screen(load: () => Promise<ComponentType>): Screen {
  let loading: Promise<{ default: ComponentType }> | undefined
  const loadOnce = () => (loading ??= load().then((found) => ({ default: found })))
  // Whoever draws the screen hears of a failure.
  return Object.assign(lazy(loadOnce), { preload: () => void loadOnce().catch(() => {}) })
}
