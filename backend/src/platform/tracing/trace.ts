import { AsyncLocalStorage } from 'node:async_hooks'

/** The id that follows one cause from the request through events and queues to the last consumer. */
export interface Trace {
  correlationId: string
}

const storage = new AsyncLocalStorage<Trace>()

/** Runs `work` so that logs and emitted events carry the correlation id. */
export function withTrace<T>(trace: Trace, work: () => T): T {
  return storage.run(trace, work)
}

/** What the work under way belongs to; undefined outside of `withTrace`. */
export function currentTrace(): Trace | undefined {
  return storage.getStore()
}
