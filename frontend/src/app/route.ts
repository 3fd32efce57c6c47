import { type ComponentType, createElement, type FunctionComponent } from 'react'
import { attemptsAt } from '../lib/attempts.ts'
import { orRenewedPage } from '../lib/renewed-page.ts'
import { WHILE_WAITED_FOR } from '../lib/repeat.ts'

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
  /** The same while nobody waits for it: where it does not come, whoever wants it later tries anew. */
  readonly fetchAhead: () => void
  /** Makes the next visit fetch its code again. */
  readonly giveUp: () => void
  /** The file that it comes from, as the build lists it; only the server knows. */
  readonly source: string | undefined
}

/**
 * A screen in a chunk of its own.
 * @param load written as `() => import('…').then((m) => m.SomeScreen)`, which the build looks for
 * @param source said by the build for the server
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  source?: string,
): Screen<P> {
  const { current, giveUp } = attemptsAt(() => orRenewedPage(load), WHILE_WAITED_FOR)
  // A failure is reported when the screen is drawn.
  const preload = () =>
    void current()
      .begin()
      .then(undefined, () => {})
  const fetchAhead = () => void load().then(current().arrive, () => {})
  const screen = (props: P) => createElement(current().Part, props)
  return Object.assign(screen, { preload, fetchAhead, giveUp, source })
}
