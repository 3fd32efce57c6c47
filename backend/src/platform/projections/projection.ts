import type { EventType } from '@meridian/contracts/events/catalogue'
import type { Sql } from '../database/sql.ts'
import type { StoredEvent } from '../journal/events.ts'

/**
 * A read model: tables written by nothing but this, from nothing but the journal. `apply` names its tables without a
 * schema: the runner points it at the live ones, or at fresh ones during a rebuild.
 */
export interface Projection<T extends EventType = EventType> {
  readonly name: string
  readonly tables: readonly string[]
  readonly handles: readonly T[]
  /** Applies events in the order of the journal, in the transaction that moves the checkpoint. */
  apply(events: readonly StoredEvent<T>[], sql: Sql): Promise<void>
}

/** Declares a projection; the events it gets are those it names. */
export function defineProjection<T extends EventType>(projection: Projection<T>): Projection {
  const handled = new Set<string>(projection.handles)
  const isHandled = (event: StoredEvent): event is StoredEvent<T> & StoredEvent => handled.has(event.type)
  return { ...projection, apply: (events, sql) => projection.apply(events.filter(isHandled), sql) }
}
