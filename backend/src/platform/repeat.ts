import type { JournalReader } from './journal-wake.ts'
import type { Log } from './log.ts'

const RETRY_MS = 500

/**
 * Repeats `work` until the signal aborts. Work that fills its batch goes on at once; otherwise the reader waits
 * for a wake. A failure is logged and tried again.
 */
export async function repeatUntilStopped(options: {
  name: string
  work: () => Promise<number>
  full: number
  reader: JournalReader
  pollMs: number
  log: Log
  signal: AbortSignal
}): Promise<void> {
  const { name, work, full, reader, pollMs, log, signal } = options
  while (!signal.aborted) {
    try {
      const done = await work()
      if (done < full) await reader.next(pollMs, signal)
    } catch (error) {
      log.warn({ err: error, loop: name }, 'will try again')
      await reader.next(RETRY_MS, signal)
    }
  }
}
