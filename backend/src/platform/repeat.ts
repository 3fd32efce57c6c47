import type { JournalReader } from './journal/journal-wake.ts'
import type { Log } from './log/log.ts'
import { tellOnceAMinute } from './log/repeated-failures.ts'

const RETRY_MS = 500

/**
 * Repeats `work` until the signal aborts. Work that fills its batch goes on at once; otherwise the reader waits
 * for a wake. A failure is logged and tried again, and so is it that it works again.
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
  const tell = tellOnceAMinute(log, 'will try again')
  let fails = false
  while (!signal.aborted) {
    try {
      const done = await work()
      if (fails) log.info({ loop: name }, 'works again')
      fails = false
      if (done < full) await reader.next(pollMs, signal)
    } catch (error) {
      tell(error, { loop: name })
      fails = true
      await reader.next(RETRY_MS, signal)
    }
  }
}
