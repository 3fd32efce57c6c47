import { type ComponentType, useState } from 'react'
import { attemptsAt } from '../../lib/attempts.ts'
import { orRenewedPage } from '../../lib/renewed-page.ts'
import { WHILE_WAITED_FOR } from '../../lib/repeat.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { ErrorState } from '../error-state.tsx'

/**
 * A part that somebody waits for, in a chunk of its own:
 * `lazyWithRetry(() => import('…').then((module) => module.Part))`, in a `Suspense` that says what is shown meanwhile.
 * If it does not load, a note in its place says so and offers to try again.
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const { current, giveUp } = attemptsAt(() => orRenewedPage(load), WHILE_WAITED_FOR)
  return function LazyWithRetry(props: P) {
    const [{ number, Part }, take] = useState(current)
    const failure = (
      <ErrorState
        title="This part could not be loaded"
        detail="Check your connection and try again."
        onRetry={() => take(current())}
      />
    )
    return (
      <ErrorBoundary key={number} onFailed={giveUp} instead={failure}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}
