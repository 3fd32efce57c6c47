import { Api } from 'node-telegram-bot-api'

const TIMEOUT_MS = 5_000

/**
 * The Bot API. It repeats nothing by itself: a call that makes something could make it twice, and whatever waits for
 * Telegram waits in a queue.
 * @param apiRoot another server that speaks it; undefined: Telegram itself
 */
export function openBotApi(botToken: string, apiRoot: string | undefined): Api {
  return new Api(botToken, {
    maxRetries: 0,
    timeoutMs: TIMEOUT_MS,
    ...(apiRoot !== undefined && { apiRoot }),
  })
}
