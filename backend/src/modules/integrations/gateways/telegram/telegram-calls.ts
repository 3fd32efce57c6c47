import type { ProviderPace } from '#platform/provider-pace'
import { TelegramTrouble, troubleOf } from './telegram-trouble.ts'

/** The longest wait for a turn, in milliseconds; a call that would wait longer fails at once as `busy`. */
const MAX_WAIT_MS = 3_000

/** Makes calls to the Bot API, each in its turn; when Telegram asks for a rest, all callers rest. */
export interface TelegramCalls {
  /** @throws TelegramTrouble */
  make<T>(call: () => Promise<T>): Promise<T>
  /**
   * The same; where Telegram's refusal means that it is already so, returns its words.
   * @throws TelegramTrouble
   */
  toleratingRefusal<T>(words: RegExp, call: () => Promise<T>): Promise<T | string>
  /**
   * The same for a call that may not be wanted any more by the time its turn has come: then it is not made, and the
   * result is undefined.
   * @throws TelegramTrouble, and what `isWanted` throws
   */
  toleratingRefusalIf<T>(
    isWanted: () => Promise<boolean>,
    words: RegExp,
    call: () => Promise<T>,
  ): Promise<T | string | undefined>
}

export function createTelegramCalls(pace: ProviderPace): TelegramCalls {
  async function turn(): Promise<void> {
    if (!(await pace.turn({ atMostMs: MAX_WAIT_MS })))
      throw new TelegramTrouble('busy', 'Telegram asks us to wait.', MAX_WAIT_MS / 1_000)
  }
  async function answerTo<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble.kind === 'busy') await pace.rest(trouble.retryAfter * 1_000)
      throw trouble
    }
  }
  async function answerOrSaid<T>(words: RegExp, call: () => Promise<T>): Promise<T | string> {
    try {
      return await answerTo(call)
    } catch (error) {
      const [said] = (error instanceof TelegramTrouble && words.exec(error.message)) || []
      if (said === undefined) throw error
      return said
    }
  }
  return {
    async make(call) {
      await turn()
      return answerTo(call)
    },
    async toleratingRefusal(words, call) {
      await turn()
      return answerOrSaid(words, call)
    },
    async toleratingRefusalIf(isWanted, words, call) {
      await turn()
      return (await isWanted()) ? answerOrSaid(words, call) : undefined
    },
  }
}
