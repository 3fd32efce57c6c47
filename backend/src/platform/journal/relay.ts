import { repeatUntilStopped } from '../repeat.ts'
import type { JournalReader } from './journal-wake.ts'
import { createBatchRelay, type RelayParts } from './relay-batch.ts'

const POLL_MS = 1_000

/**
 * Hands committed events to the queues of their consumers: one job for each event and consumer, whose id makes a
 * repeated hand-over harmless. Jobs are added before the claim commits, so a crash in between repeats some and never
 * loses any.
 */
export function createRelay(parts: RelayParts) {
  const claimBatch = createBatchRelay(parts)

  /**
   * Relays until nothing is pending, or the signal aborts; returns how many events. While the queues take one batch,
   * the database claims the next. Nothing is under way once this ends, not even after a failure: whoever stops the
   * relay closes what it works with.
   */
  async function relayPending(signal?: AbortSignal): Promise<number> {
    let relayed = 0
    let last: Promise<void> = Promise.resolve()
    try {
      for (let more = true; more; ) {
        const batch = await claimBatch()
        const before = last
        last = batch.handedOver
        await before
        relayed += batch.size
        more = batch.size > 0 && signal?.aborted !== true
      }
    } finally {
      await last
    }
    return relayed
  }

  return {
    relayPending,
    /** Relays until the signal aborts: at once when woken, every second otherwise. */
    run(reader: JournalReader, signal: AbortSignal): Promise<void> {
      return repeatUntilStopped({
        name: 'relay',
        work: () => relayPending(signal),
        // It ends when nothing is pending, and then waits to be woken.
        full: Number.POSITIVE_INFINITY,
        reader,
        pollMs: POLL_MS,
        log: parts.log,
        signal,
      })
    },
  }
}
