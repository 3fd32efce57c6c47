import { newEvent, type StripeEvent } from '../objects/event.ts'
import type { State } from '../state.ts'

/** What one piece of work may touch, at one moment, in one transaction. */
export interface Context {
  state: State
  /** Seconds since 1970, as everything here counts. */
  now: number
  /** If true, nobody is told what happens; if left out, everybody is. */
  silent?: boolean
  /** Where the provider's own pages live, without a slash at the end. */
  pages: string
  /** The call that caused it; empty when the provider did it by itself. */
  request: StripeEvent['request']
}

/** Writes down that something happened; `previous` holds what a change replaced. */
export function emit(context: Context, type: string, object: object, previous?: object): void {
  if (context.silent) return
  const fields = { type, object: visible(object), previous, request: context.request }
  const event = newEvent(fields, context.now)
  context.state.events.put(event)
  context.state.deliveries.put({ id: event.id, attempts: 0, dueAt: 0 })
}

/** Keeps a change and writes it down, with the top-level fields that it replaced. */
export function update<T extends { id: string }>(
  context: Context,
  collection: { put(value: T): void },
  before: T,
  changes: Partial<T>,
  type?: string,
): T {
  const after = { ...before, ...changes }
  collection.put(after)
  if (type !== undefined) emit(context, type, after, replaced(before, changes))
  return after
}

function replaced(before: object, changes: object): object {
  const now = new Map<string, unknown>(Object.entries(changes))
  const differs = ([key, value]: [string, unknown]) =>
    now.has(key) && JSON.stringify(value) !== JSON.stringify(now.get(key))
  return visible(Object.fromEntries(Object.entries(before).filter(differs)))
}

/** The object as the world sees it: fields that begin with an underscore are our own notes. */
export function visible(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith('_')))
}
