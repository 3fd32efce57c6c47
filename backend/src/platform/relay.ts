import type { JournalReader } from './journal-wake.ts'
import { BATCH, createBatchRelay, type RelayParts } from './relay-batch.ts'
import { repeatUntilStopped } from './repeat.ts'

/** While the queue takes one batch, the database claims the next. */
const BATCHES_AT_ONCE = 3
const POLL_MS = 1_000

/**
 * Hands committed events to the queues of their consumers: one job for each event and consumer, whose id makes a
 * repeated hand-over harmless. Jobs are added before the claim commits, so a crash between repeats and never loses.
 */
export function createRelay(parts: RelayParts) {
  const relayBatch = createBatchRelay(parts)

  async function relayWhileFull(signal?: AbortSignal): Promise<void> {
    for (let more = true; more; ) more = (await relayBatch()) === BATCH && signal?.aborted !== true
  }

  /** Relays until nothing is pending, or the signal aborts; answers how many events the first batch took. */
  async function relayPending(signal?: AbortSignal): Promise<number> {
    const first = await relayBatch()
    if (first < BATCH) return first
    const lanes = Array.from({ length: BATCHES_AT_ONCE }, () => relayWhileFull(signal))
    // Whoever stops the relay may close what it works with: nothing is under way once this returns, not even after a
    // failure.
    for (const outcome of await Promise.allSettled(lanes))
      if (outcome.status === 'rejected') throw outcome.reason
    return first
  }

  return {
    relayPending,
    /** Relays until the signal aborts: at once when woken, every second otherwise. */
    run(reader: JournalReader, signal: AbortSignal): Promise<void> {
      return repeatUntilStopped({
        name: 'relay',
        work: () => relayPending(signal),
        // More was probably committed during the hand-over: it looks again at once instead of waiting to be woken.
        full: 1,
        reader,
        pollMs: POLL_MS,
        log: parts.log,
        signal,
      })
    },
  }
}
