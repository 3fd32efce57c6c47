import type { ComponentType } from 'react'
import { attemptsAt } from '../../lib/attempts.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { PromptSuspense } from './prompt-suspense.tsx'

/** Connections are rarely lost for longer; whoever waits for more than that has gone on without it. */
const REPEATS = { times: 10, waitMs: 1000 }

/**
 * A part that a screen can do without, in a chunk of its own:
 * `optionalLazy(() => import('…').then((module) => module.Part))`. Nothing is drawn while it loads or when it fails;
 * after a failure the next render around it tries again.
 */
export function optionalLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { current, giveUp } = attemptsAt(load, REPEATS)
  return function OptionalLazy(props: P) {
    const { number, Part } = current()
    return (
      <ErrorBoundary key={number} onFailed={giveUp}>
        <PromptSuspense fallback={null}>
          <Part {...props} />
        </PromptSuspense>
      </ErrorBoundary>
    )
  }
}
