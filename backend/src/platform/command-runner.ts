import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import type { EntityManager } from '@mikro-orm/postgresql'
import { backOff } from './back-off.ts'
import type { Clock } from './clock.ts'
import { isLostRace } from './database/lost-race.ts'
import type { Orm } from './database/orm.ts'
import { sqlOf } from './database/prepared-statements.ts'
import { asLast } from './database/shorten-transactions.ts'
import type { Sql } from './database/sql.ts'
import { type Actor, asConsumer } from './journal/actor.ts'
import { RECORDED } from './journal/handled.ts'
import {
  APPEND_DELIVERED,
  APPEND_EVENTS,
  isKnownDelivery,
  journalRows,
  REMEMBER_QUIETLY,
} from './journal/journal.ts'
import type { JournalWake } from './journal/journal-wake.ts'
import { asStep } from './tracing/spans.ts'
import { currentTrace } from './tracing/trace.ts'

/** What a command works with: one transaction, one moment, one actor. */
export interface CommandContext {
  em: EntityManager
  /** The same transaction, for statements that run so often that PostgreSQL should parse them only once. */
  sql: Sql
  emit(event: DomainEvent): void
  now: Date
  actor: Actor
}

/** Changes aggregates and emits events in one transaction. It calls no provider and no other command. */
export type Command<Input, Output> = (input: Input, context: CommandContext) => Promise<Output>

/** A delivery that may come more than once and must have its effect once. */
export interface Delivery {
  consumer: string
  messageId: string
}

export interface CommandRunner {
  /** Runs a command; repeats it when it lost a race. Throws what the command throws. */
  run<I, O>(command: Command<I, O>, input: I, actor: Actor): Promise<O>
  /** The same for a delivered event, together with a note of the delivery; nothing where there is a note already. */
  runOnce<I>(command: Command<I, unknown>, input: I, delivery: Delivery): Promise<typeof RECORDED>
}

const MAX_ATTEMPTS = 6

export function createCommandRunner(orm: Orm, clock: Clock, wake: JournalWake): CommandRunner {
  async function runInTransaction<I, O>(command: Command<I, O>, input: I, actor: Actor, delivery?: Delivery) {
    const emitted: DomainEvent[] = []
    const result = await orm.em.fork().transactional(async (em) => {
      const now = clock()
      const sql = sqlOf(em)
      const emit = (event: DomainEvent) => void emitted.push(event)
      const output = await command(input, { em, sql, emit, now, actor })
      await em.flush()
      if (delivery !== undefined || emitted.length > 0) await append(sql, emitted, { actor, delivery, now })
      return output
    })
    wake.notify(emitted.map(({ type }) => type))
    return result
  }

  async function onceDelivered<I>(
    command: Command<I, unknown>,
    input: I,
    delivery: Delivery,
  ): Promise<typeof RECORDED> {
    try {
      await retryLostRaces(() => runInTransaction(command, input, asConsumer(delivery), delivery))
    } catch (error) {
      if (!isKnownDelivery(error)) throw error
    }
    return RECORDED
  }

  return {
    run: (command, input, actor) =>
      asStep(stepOf(command), () => retryLostRaces(() => runInTransaction(command, input, actor))),
    runOnce: (command, input, delivery) =>
      asStep(stepOf(command), () => onceDelivered(command, input, delivery)),
  }
}

async function retryLostRaces<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts === MAX_ATTEMPTS || isKnownDelivery(error) || !isLostRace(error)) throw error
      await backOff(attempts)
    }
  }
}

const stepOf = ({ name }: { name: string }) => ({ name: `command ${name || 'without a name'}` })

const LAST = {
  appends: asLast(APPEND_EVENTS),
  appendsDelivered: asLast(APPEND_DELIVERED),
  remembers: asLast(REMEMBER_QUIETLY),
}

interface Cause {
  actor: Actor
  delivery: Delivery | undefined
  now: Date
}

/** The last statement of a transaction; with a delivery, it fails when that delivery has already had its effect. */
async function append(sql: Sql, events: DomainEvent[], { actor, delivery, now }: Cause) {
  const correlationId = currentTrace()?.correlationId ?? randomUUID()
  const rows = journalRows(events, { actor, correlationId, causationId: delivery?.messageId ?? null }, now)
  if (delivery === undefined) {
    await sql.rows({ text: LAST.appends, values: [rows] })
    return
  }
  const about = [delivery.consumer, delivery.messageId]
  await sql.rows(
    events.length === 0
      ? { text: LAST.remembers, values: about }
      : { text: LAST.appendsDelivered, values: [rows, ...about] },
  )
}
