import { type ComponentType, createElement, type FunctionComponent } from 'react'
import { attemptsAt } from '../lib/attempts.ts'
import { WHILE_WAITED_FOR } from '../lib/repeat.ts'
import { renewedWhenReplaced } from '../lib/replaced-build.ts'

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

export type Screen<P = object> = FunctionComponent<P> & {
  /** Starts to fetch its code before what is around it is there. */
  readonly preload: () => void
  /** Makes the next visit fetch its code again. */
  readonly giveUp: () => void
}

/** A screen in a chunk of its own: `lazyScreen(() => import('…').then((module) => module.SomeScreen))`. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): Screen<P> {
  const { current, giveUp } = attemptsAt(() => renewedWhenReplaced(load), WHILE_WAITED_FOR)
  // A failure is reported when the screen is drawn.
  const preload = () =>
    void current()
      .begin()
      .catch(() => {})
  return Object.assign((props: P) => createElement(current().Part, props), { preload, giveUp })
}
