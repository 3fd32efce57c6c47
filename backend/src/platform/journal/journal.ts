import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { recordEmitted } from '../tracing/spans.ts'
import type { Actor } from './actor.ts'
import { splitPersonal } from './events.ts'

/** Where events of one transaction come from. */
export interface Origin {
  actor: Actor
  correlationId: string
  /** The message whose handling emitted them. */
  causationId: string | null
}

/** `$1` is the array that `journalRows` makes. */
const APPENDED = `
  rows as (
    select * from jsonb_to_recordset($1::jsonb) as r (
      id uuid, type text, version int, payload jsonb, personal jsonb, occurred_at timestamptz,
      correlation_id text, causation_id uuid, actor text)
  ), appended as (
    insert into domain_events
      (id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor)
    select id, type, version, payload, personal, occurred_at, correlation_id, causation_id, actor from rows
    returning position
  )`
const RELAY = 'insert into relay_pending (position) select position from appended'

/**
 * Appends to journal and relay at once. Part of the transaction that changes the state, so that neither is there
 * without the other.
 */
export const APPEND_EVENTS = `with ${APPENDED} ${RELAY}`

/**
 * The same for the effect of a delivery, which is remembered as well: `$2` is its consumer, `$3` its message. Fails
 * when it was already remembered, see isKnownDelivery.
 */
export const APPEND_DELIVERED = `
  with remembered as (
    insert into inbox (consumer, message_id) values ($2, $3)
  ), ${APPENDED} ${RELAY}`

/**
 * The same for a delivery that has led to no event. It need not wait for the disk: a power cut undoes its effect
 * together with its inbox row, and it is done again.
 */
export const REMEMBER_QUIETLY = `
  insert into inbox (consumer, message_id) values ($1, $2)
  returning set_config('synchronous_commit', 'off', true)`

/**
 * Whether a statement failed because its delivery has already had its effect: its whole transaction is rolled back
 * then.
 */
export const isKnownDelivery = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'inbox_pkey'

/** The first parameter of the statements that append. Throws a ZodError when an event does not fit its contract. */
export function journalRows(events: readonly DomainEvent[], origin: Origin, now: Date): string {
  return JSON.stringify(events.map((event) => journalRow(event, origin, now)))
}

/** One event as a row of the journal. Throws a ZodError when it does not fit its contract. */
export function journalRow(event: DomainEvent, origin: Origin, now: Date) {
  const id = randomUUID()
  recordEmitted({ id, type: event.type })
  return {
    id,
    type: event.type,
    ...splitPersonal(event),
    occurred_at: now.toISOString(),
    correlation_id: origin.correlationId,
    causation_id: origin.causationId,
    actor: origin.actor,
  }
}
