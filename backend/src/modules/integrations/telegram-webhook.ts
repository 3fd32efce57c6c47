import { createHash, timingSafeEqual } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import express, { type RequestHandler } from 'express'
import type { Clock } from '#platform/clock'
import type { AcceptNotification } from '#platform/database/notifications'
import type { RateLimits } from '#platform/http/rate-limits'
import { countWebhooks } from '#platform/log/metrics'
import { messageLimit } from './rate-limits.ts'
import { telegramNotification } from './telegram-notification.ts'

export const TELEGRAM_WEBHOOK = '/api/webhooks/telegram'

/** Carries the secret by which Telegram is recognised. */
export const TELEGRAM_SECRET = 'X-Telegram-Bot-Api-Secret-Token'

const MAX_BODY = '256kb'

/** Takes Telegram's updates: recognised by its secret, stored once, answered; the work is done later by a consumer. */
export function telegramWebhook(parts: {
  /** Each of them is Telegram's; without any, nothing is accepted. */
  secrets: readonly string[]
  accept: AcceptNotification
  clock: Clock
  limits: RateLimits
}): RequestHandler[] {
  const { secrets, accept, clock } = parts
  const takeMessage = messageLimit(parts.limits)
  return [
    countWebhooks('telegram'),
    onlyTelegram(secrets),
    express.json({ type: () => true, limit: MAX_BODY, inflate: false }),
    async (req, res) => {
      const notification = telegramNotification(req.body, clock())
      const { event } = notification
      if (event.type === 'integrations.telegram-notified' && event.payload.kind === 'message')
        if (!(await takeMessage(event.payload.telegramUserId))) {
          // Whoever floods the bot is not answered; an error would only make Telegram send it again.
          res.json({ received: true })
          return
        }
      await accept(notification)
      res.json({ received: true })
    },
  ]
}

/** Recognises Telegram by the secret in a header; without it the body is not even read. */
function onlyTelegram(secrets: readonly string[]): RequestHandler {
  const wanted = secrets.filter((secret) => secret !== '').map(digest)
  return (req, _res, next) => {
    const given = digest(req.get(TELEGRAM_SECRET) ?? '')
    if (!wanted.some((secret) => timingSafeEqual(secret, given)))
      throw new DomainError('not-signed-in', 'The secret token is missing or wrong.')
    next()
  }
}

/** Digests have one length, so comparing them takes the same time for all secrets. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
