import type { Api } from 'node-telegram-bot-api'

/** Where Telegram is to send its updates, and the secret by which we recognise it. */
export interface WebhookAddress {
  url: string
  secret: string
}

/** Updates about members are sent only when they are listed explicitly. */
const UPDATES = ['message', 'chat_member', 'chat_join_request', 'my_chat_member'] as const

/** A delivery error older than this counts as overcome, in seconds. */
const RECENT_SECONDS = 3_600

/** Has updates sent to us. Throws what the Bot API throws. */
export async function registerWebhook(api: Api, { url, secret }: WebhookAddress): Promise<void> {
  await api.setWebhook({ url, secret_token: secret, allowed_updates: [...UPDATES] })
}

/**
 * Checks where Telegram sends its updates, and corrects that.
 * @returns what keeps them from us, in words; undefined when they come. Throws what the Bot API throws.
 */
export async function mendWebhook(api: Api, address: WebhookAddress, now: Date): Promise<string | undefined> {
  const info = await api.getWebhookInfo()
  const named = new Set<string>(info.allowed_updates)
  if (info.url !== address.url || !UPDATES.every((update) => named.has(update))) {
    await registerWebhook(api, address)
    return undefined
  }
  const { pending_update_count: waiting, last_error_date: failedAt, last_error_message: message } = info
  const recent = failedAt !== undefined && failedAt > now.getTime() / 1_000 - RECENT_SECONDS
  return waiting > 0 && recent ? `Telegram cannot deliver its updates: ${message}` : undefined
}
