import { TelegramError } from './telegram-error.ts'

const CALLS_A_SECOND = 30
const WAIT_S = 1

export interface FloodGate {
  /** @throws TelegramError 429 for a call that comes too soon */
  pass(): void
  /** Refuses every call for that many seconds; 0 ends that. */
  refuseFor(seconds: number): void
  /** How many calls came, and how many of them were told to wait. */
  counts(): { calls: number; refused: number }
  reset(): void
}

/** Telegram's limit for a bot: more than thirty calls in a second are told to wait, and so is whoever does not wait. */
export function createFloodGate(): FloodGate {
  let second = 0
  let inSecond = 0
  let refusesUntil = 0
  let counts = { calls: 0, refused: 0 }

  function count(): void {
    counts.calls += 1
    const current = Math.floor(Date.now() / 1_000)
    if (current !== second) [second, inSecond] = [current, 0]
    inSecond += 1
    if (inSecond > CALLS_A_SECOND) refusesUntil = Math.max(refusesUntil, Date.now() + WAIT_S * 1_000)
  }

  return {
    pass() {
      count()
      const wait = Math.ceil((refusesUntil - Date.now()) / 1_000)
      if (wait <= 0) return
      counts.refused += 1
      throw new TelegramError(429, `Too Many Requests: retry after ${wait}`, { retry_after: wait })
    },
    refuseFor(seconds) {
      refusesUntil = Date.now() + seconds * 1_000
    },
    counts: () => ({ ...counts }),
    reset() {
      refusesUntil = 0
      counts = { calls: 0, refused: 0 }
    },
  }
}
