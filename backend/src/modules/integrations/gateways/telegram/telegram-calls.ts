import type { ProviderPace } from '#platform/provider-pace'
import { TelegramTrouble, troubleOf } from './telegram-trouble.ts'

/** Nobody waits longer for a turn, in milliseconds; Telegram is told to be busy then. */
const LONGEST_WAIT_MS = 3_000

/** Makes calls to the Bot API, each in its turn; Telegram's wish to be left alone is everybody's. */
export interface TelegramCalls {
  /** @throws TelegramTrouble */
  make<T>(call: () => Promise<T>): Promise<T>
  /**
   * The same; answers Telegram's words where they mean that it is so already.
   * @throws TelegramTrouble
   */
  orSaid<T>(words: RegExp, call: () => Promise<T>): Promise<T | string>
}

export function createTelegramCalls(pace: ProviderPace): TelegramCalls {
  async function make<T>(call: () => Promise<T>): Promise<T> {
    if (!(await pace.turn({ atMostMs: LONGEST_WAIT_MS })))
      throw new TelegramTrouble('busy', 'Telegram asks us to wait.', LONGEST_WAIT_MS / 1_000)
    try {
      return await call()
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble.kind === 'busy') await pace.rest(trouble.retryAfter * 1_000)
      throw trouble
    }
  }
  return {
    make,
    async orSaid(words, call) {
      try {
        return await make(call)
      } catch (error) {
        const [said] = (error instanceof TelegramTrouble && words.exec(error.message)) || []
        if (said === undefined) throw error
        return said
      }
    },
  }
}
