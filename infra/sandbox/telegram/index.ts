import type { Router } from 'express'
import type { Store } from '../store.ts'
import { createFloodGate } from './flood.ts'
import { openTelegramState } from './state.ts'
import { telegramControl } from './telegram-control.ts'
import { telegramRoutes } from './telegram-routes.ts'
import { createUpdateSender } from './update-sender.ts'

export interface TelegramSandbox {
  /** Belongs under `/telegram`. */
  api: Router
  /** Belongs under `/control/telegram`. */
  control: Router
  /** Begins to send updates, those that an earlier run left behind among them. */
  start(): void
  /** Runs what empties the store. The webhook is the app's doing, not something that happened: it stays. */
  keepWebhook(clear: () => void): void
  stop(): Promise<void>
}

/** Telegram's Bot API on this machine: one bot, one channel, as many people as are named. */
export function createTelegramSandbox(parts: { store: Store; log: (line: string) => void }): TelegramSandbox {
  const state = openTelegramState(parts.store)
  const sender = createUpdateSender(state, parts.log)
  const onWritten = () => sender.wake()
  const gate = createFloodGate()
  const inside = { store: parts.store, state, gate, onWritten }
  return {
    api: telegramRoutes(inside),
    control: telegramControl(inside),
    start: onWritten,
    keepWebhook(clear) {
      const webhook = state.webhook.get('webhook')
      clear()
      gate.reset()
      if (webhook) state.webhook.put({ ...webhook, lastError: null })
    },
    stop: () => sender.stop(),
  }
}
