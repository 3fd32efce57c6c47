import { TelegramError } from './telegram-error.ts'

const CALLS_A_SECOND = 30
const WAIT_S = 1

/** Telegram's limit for a bot: more than thirty calls in a second are told to wait. */
export function createFloodGate(now: () => number = Date.now) {
  let second = 0
  let calls = 0
  return (): void => {
    const current = Math.floor(now() / 1_000)
    if (current !== second) [second, calls] = [current, 0]
    calls += 1
    if (calls > CALLS_A_SECOND)
      throw new TelegramError(429, `Too Many Requests: retry after ${WAIT_S}`, { retry_after: WAIT_S })
  }
}
