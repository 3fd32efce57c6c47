import type { Store } from '../../store.ts'
import type { Context } from '../billing/context.ts'
import type { SandboxClock } from '../past.ts'
import type { State } from '../state.ts'

export interface PortalParts {
  store: Store
  state: State
  clock: SandboxClock
  /** Where these pages live, without a slash at the end. */
  pages: string
  /** Told after each thing that may have written something. */
  onWritten: () => void
}

/** What happens now, and because of no call to the API. */
export function contextNow({ state, clock, pages }: PortalParts): Context {
  const request = { id: null, idempotency_key: null }
  return { state, pages, now: clock.seconds(), silent: clock.isInThePast(), request }
}

/**
 * Does work of which either everything stays or nothing, and lets its webhooks go.
 * @throws what `work` throws, with its writes undone
 */
export function act<T>(parts: PortalParts, work: (context: Context) => T): T {
  const result = parts.store.transaction(() => work(contextNow(parts)))
  parts.onWritten()
  return result
}
