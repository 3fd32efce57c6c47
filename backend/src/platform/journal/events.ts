import {
  catalogue,
  type DomainEvent,
  definitionOf,
  type EventType,
  type PayloadOf,
} from '@meridian/contracts/events/catalogue'
import { parsePayload } from '@meridian/contracts/events/define-event'
import type { z } from 'zod'

/** An event as the journal holds it. */
export type StoredEvent<T extends EventType = EventType> = {
  [Type in T]: {
    id: string
    position: string
    tx: string
    type: Type
    payload: PayloadOf<Type>
    occurredAt: Date
    correlationId: string
    actor: string
  }
}[T]

/** A journal row, as `EVENT_COLUMNS` selects it. */
export interface EventRow {
  id: string
  position: string
  tx: string
  type: string
  version: number
  payload: Record<string, unknown>
  personal: Record<string, unknown> | null
  occurred_at: Date
  correlation_id: string
  actor: string
}

export const EVENT_COLUMNS =
  'e.id, e.position, e.tx::text as tx, e.type, e.version, e.payload, e.personal, e.occurred_at, e.correlation_id, e.actor'

/** Reads a journal row as the present version of its event. Throws when the row does not fit its contract. */
export function readEvent(row: EventRow): StoredEvent {
  const definition = definitionOf(row.type)
  const forgotten = Object.fromEntries(definition.personal.map((field) => [field, null]))
  const payload = { ...forgotten, ...row.personal, ...row.payload }
  const event = {
    type: definition.type,
    payload: parsePayload<z.ZodObject>(definition, { version: row.version, payload }),
  }
  return {
    // The definition that was looked up by this type has just parsed this payload.
    ...event,
    id: row.id,
    position: row.position,
    tx: row.tx,
    occurredAt: row.occurred_at,
    correlationId: row.correlation_id,
    actor: row.actor,
  } as StoredEvent
}

const presentVersions = new Map<string, number>(catalogue.map(({ type, version }) => [type, version]))

/** Whether a row is of a type, or in a form, that only a newer version of this program knows. */
export function isNewer({ type, version }: Pick<EventRow, 'type' | 'version'>): boolean {
  return version > (presentVersions.get(type) ?? 0)
}

/** Splits an event into what may be kept for ever and what identifies somebody. */
export function splitPersonal(event: DomainEvent): {
  version: number
  payload: Record<string, unknown>
  personal: Record<string, unknown> | null
} {
  const { personal: fields, version, payload: schema } = definitionOf(event.type)
  const entries = Object.entries(schema.parse(event.payload))
  const personal = entries.filter(([key]) => fields.includes(key))
  return {
    version,
    payload: Object.fromEntries(entries.filter(([key]) => !fields.includes(key))),
    personal: personal.length === 0 ? null : Object.fromEntries(personal),
  }
}
