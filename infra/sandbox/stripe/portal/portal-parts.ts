import type { Store } from '../../store.ts'
import type { Context } from '../billing/context.ts'
import type { State } from '../state.ts'

export interface PortalParts {
  store: Store
  state: State
  /** Where these pages live, without a slash at the end. */
  pages: string
  /** Told after each thing that may have written something. */
  onWritten: () => void
}

/** What happens now, and because of no call to the API. */
export function contextNow({ state, pages }: PortalParts): Context {
  return { state, pages, now: Math.floor(Date.now() / 1_000), request: { id: null, idempotency_key: null } }
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
