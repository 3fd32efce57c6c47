import { setTimeout as pause } from 'node:timers/promises'
import type { System } from '@meridian/backend/worker-api'

const ATTEMPTS = 30
const EVERY_MS = 1_000

/**
 * Tells Telegram where to send its updates and with which secret: both may have changed since the last start.
 * If that keeps failing, the regular checks take over.
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
