import { setTimeout as pause } from 'node:timers/promises'
import type { System } from '@meridian/backend/worker-api'

const ATTEMPTS = 30
const EVERY_MS = 1_000

/**
 * Tells Telegram where its updates go and by which secret we know it: both may have changed since the last start.
 * When that cannot be done for a while, the regular checks go on with it.
 */
export async function registerWebhooks({ integrations, log }: System, signal: AbortSignal): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
    try {
      const channel = await integrations.telegram.channel.find()
      await channel?.registerWebhook()
      return
    } catch (error) {
      if (attempt === ATTEMPTS) log.warn({ err: error }, 'webhook not registered yet')
      await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}
