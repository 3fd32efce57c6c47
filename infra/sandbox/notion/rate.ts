import { NotionError } from './notion-error.ts'

/** Calls that may come at once after a rest. */
const BURST = 10

/** Lets calls through at an average rate, with a small burst; says how long to wait otherwise. */
export function createRateGate(perSecond: () => number) {
  let tokens = BURST
  let last = Date.now()
  return (): void => {
    const rate = perSecond()
    const time = Date.now()
    tokens = Math.min(BURST, tokens + ((time - last) / 1_000) * rate)
    last = time
    if (tokens < 1) {
      const wait = Math.max(1, Math.ceil((1 - tokens) / rate))
      throw new NotionError(
        'rate_limited',
        'You have been rate limited. Please try again in a few minutes.',
        wait,
      )
    }
    tokens -= 1
  }
}
