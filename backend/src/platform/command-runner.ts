import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DomainEvent } from '@meridian/contracts/events/catalogue'
import { OptimisticLockError } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Clock } from './clock.ts'
import { APPEND_EVENTS, journalRows } from './journal.ts'
import type { JournalWake } from './journal-wake.ts'
import type { Orm } from './orm.ts'
import { currentTrace } from './trace.ts'
import { asStep } from './tracing/spans.ts'

/** What a command works with: one transaction, one moment, one actor. */
export interface CommandContext {
  em: EntityManager
  emit(event: DomainEvent): void
  now: Date
  actor: string
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
  run<I, O>(command: Command<I, O>, input: I, actor: string): Promise<O>
  /** The same for a delivered event: undefined when this delivery has had its effect before. */
  runOnce<I, O>(command: Command<I, O>, input: I, delivery: Delivery): Promise<O | undefined>
}

const MAX_ATTEMPTS = 6
/** Lost races: serialisation failure, deadlock, somebody inserted the same key first. */
const RACE_CODES = new Set(['40001', '40P01', '23505'])

export function createCommandRunner(orm: Orm, clock: Clock, wake: JournalWake): CommandRunner {
  async function once<I, O>(command: Command<I, O>, input: I, actor: string, delivery?: Delivery) {
    const emitted: DomainEvent[] = []
    const result = await orm.em.fork().transactional(async (em) => {
      if (delivery !== undefined && !(await claimDelivery(em, delivery))) return undefined
      const now = clock()
      const output = await command(input, { em, emit: (event) => void emitted.push(event), now, actor })
      await em.flush()
      if (emitted.length > 0) await append(em, emitted, { actor, delivery, now })
      return output
    })
    if (emitted.length > 0) wake.notify()
    return result
  }

  async function untilWon<T>(attempt: () => Promise<T>): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (attempts === MAX_ATTEMPTS || !isLostRace(error)) throw error
        await pause(Math.random() * 10 * 2 ** attempts)
      }
    }
  }

  return {
    // Without a delivery there is no inbox that could make the result undefined.
    run: <I, O>(command: Command<I, O>, input: I, actor: string) =>
      asStep(stepOf(command), () => untilWon(() => once(command, input, actor) as Promise<O>)),
    runOnce: (command, input, delivery) =>
      asStep(stepOf(command), () =>
        untilWon(() => once(command, input, `consumer:${delivery.consumer}`, delivery)),
      ),
  }
}

const stepOf = ({ name }: { name: string }) => ({ name: `command ${name || 'without a name'}` })

async function claimDelivery(em: EntityManager, { consumer, messageId }: Delivery): Promise<boolean> {
  const claimed = await em.execute(
    'insert into inbox (consumer, message_id) values (?, ?) on conflict do nothing returning 1 as claimed',
    [consumer, messageId],
  )
  return claimed.length === 1
}

async function append(
  em: EntityManager,
  events: DomainEvent[],
  { actor, delivery, now }: { actor: string; delivery: Delivery | undefined; now: Date },
): Promise<void> {
  const correlationId = currentTrace()?.correlationId ?? randomUUID()
  const rows = journalRows(events, { actor, correlationId, causationId: delivery?.messageId ?? null }, now)
  await em.execute(APPEND_EVENTS.replace('$1', '?'), [rows])
}

function isLostRace(error: unknown): boolean {
  if (error instanceof OptimisticLockError) return true
  return error instanceof Error && 'code' in error && RACE_CODES.has(String(error.code))
}
