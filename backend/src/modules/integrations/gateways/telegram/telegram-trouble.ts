import { TelegramApiError } from 'node-telegram-bot-api'

/**
 * What went wrong at Telegram:
 * - `busy`: it wants to be left alone for `retryAfter` seconds;
 * - `unavailable`: it does not answer, or answers nonsense;
 * - `rights`: it refuses the bot, whatever it asks: a right, the channel, or the token is gone;
 * - `refused`: it refuses this one call, and will again.
 */
export class TelegramTrouble extends Error {
  override name = 'TelegramTrouble'
  readonly kind: 'busy' | 'unavailable' | 'rights' | 'refused'
  /** Seconds. */
  readonly retryAfter: number

  /** @param message Telegram's own words or ours; never a cause, since addresses of calls hold the token */
  constructor(kind: TelegramTrouble['kind'], message: string, retryAfter = 0) {
    super(message)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}

const PRESET_WAIT_SECONDS = 5

const RIGHTS =
  /not enough rights|need administrator rights|CHAT_ADMIN_REQUIRED|bot is not a (member|participant)|bot was kicked|chat not found|CHAT_WRITE_FORBIDDEN/i

/** Reads what a call to the Bot API threw. */
export function troubleOf(error: unknown): TelegramTrouble {
  // Half an answer, a page instead of an answer, no answer: all the same to us.
  if (!(error instanceof TelegramApiError) || !(error.errorCode < 500))
    return new TelegramTrouble('unavailable', 'Telegram cannot be reached.')
  const { errorCode, description, retryAfter = PRESET_WAIT_SECONDS } = error
  if (errorCode === 429) return new TelegramTrouble('busy', 'Telegram asks us to wait.', retryAfter)
  const rejected = errorCode === 401 || errorCode === 404
  return new TelegramTrouble(rejected || RIGHTS.test(description) ? 'rights' : 'refused', description)
}
