import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import type { Log } from '#platform/log/log'
import type { SyncCustomer } from './billing-sync.ts'
import { endExpiredGrace } from './commands/end-expired-grace.ts'
import { endsByClock } from './domain/grace.ts'
import { type ExpiredGrace, listExpiredGraces } from './queries/list-expired-graces.ts'
import { trySync } from './try-sync.ts'

/** Acts on grace periods whose end has passed. */
export type EndExpiredGraces = (actor: Actor) => Promise<void>

const BATCH = 500
const PAUSE_MS = 60_000
/** After this many vain attempts the provider is away: nobody else has to wait for it in this sweep. */
const TRIES_IN_VAIN = 3

/**
 * Reads each membership at the provider once more before its access ends: the message about a payment may be queued
 * behind others. Only where the provider cannot be reached for long does the clock decide alone.
 */
export function createGraceSweep(parts: {
  sql: Sql
  clock: Clock
  commands: CommandRunner
  syncCustomer: SyncCustomer
  log: Log
}): EndExpiredGraces {
  const { sql, clock, commands } = parts
  const pausedUntil = new Map<string, number>()
  let isSweeping = false

  /**
   * Whether the provider answered. That it does not know the customer is an answer: nothing will ever be paid through
   * that one.
   */
  async function looksAgain({ accountId, customerId }: ExpiredGrace, actor: Actor): Promise<boolean> {
    const answered = customerId === null || (await trySync(parts, customerId, actor)) !== 'unreachable'
    if (!answered) pausedUntil.set(accountId, clock().getTime() + PAUSE_MS)
    return answered
  }

  async function sweep(actor: Actor): Promise<void> {
    const now = clock()
    for (const [accountId, end] of pausedUntil) if (end <= now.getTime()) pausedUntil.delete(accountId)
    let inVain = 0
    for (const expired of await listExpiredGraces(sql, { now, limit: BATCH })) {
      if (pausedUntil.has(expired.accountId)) continue
      const answered = inVain < TRIES_IN_VAIN && (await looksAgain(expired, actor))
      if (!answered) inVain += 1
      // What was read may say nothing of it; if it did, the command finds nothing to do.
      if (answered || endsByClock(expired, now)) await commands.run(endExpiredGrace, expired, actor)
    }
  }

  return async (actor) => {
    if (isSweeping) return
    isSweeping = true
    await sweep(actor).finally(() => {
      isSweeping = false
    })
  }
}
