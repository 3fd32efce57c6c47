import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Log } from '#platform/log/log'
import { RetryLater } from '#platform/queues/jobs'
import { cacheFor } from '#platform/ttl-cache'
import type { IntegrationChecks } from './checks.ts'
import type { Check } from './domain/health.ts'
import type { ChannelGateway, OpenChannel } from './gateways/telegram/channel-gateway.ts'
import { TelegramTrouble } from './gateways/telegram/telegram-trouble.ts'
import type { IntegrationSettings } from './settings.ts'

/** Access to the channel: failures are reported to whoever waits, and shown to those who can fix them. */
export interface TelegramChannel {
  /** The channel as it is set up now; undefined while it is not. */
  find(): Promise<ChannelGateway | undefined>
  /**
   * For a request, with somebody waiting for the answer.
   * @throws DomainError `unavailable` that says what to do
   */
  ask<T>(work: (channel: ChannelGateway) => Promise<T>): Promise<T>
  /**
   * For a job, which waits until Telegram can do it. Undefined where no channel is set up.
   * @throws RetryLater while it cannot; TelegramTrouble `refused` when it never will
   */
  attend<T>(work: (channel: ChannelGateway) => Promise<T>): Promise<T | undefined>
}

const DOWN_MS = 5_000
const WITHOUT_RIGHTS_MS = 60_000
/** Many jobs may fail for the same reason: one check is enough for a while. */
const LOOK_LASTS_MS = 5_000
const TRY_AGAIN = 'Telegram cannot be reached right now. Please try again in a moment.'

interface ChannelParts {
  settings: Pick<IntegrationSettings, 'readComplete'>
  checks: Pick<IntegrationChecks, 'check'>
  open: OpenChannel
  log: Log
}

export function createTelegramChannel({ settings, checks, open, log }: ChannelParts): TelegramChannel {
  // Records whether Telegram works, so that the badge shows it.
  const look = cacheFor(LOOK_LASTS_MS, () => checks.check('telegram', 'system:telegram'))

  async function find() {
    const { botToken = '', channelId = '' } = (await settings.readComplete('telegram')) ?? {}
    return botToken === '' || channelId === '' ? undefined : open({ botToken, channelId })
  }

  return {
    find,
    async ask(work) {
      const channel = await find()
      if (channel === undefined) throw new DomainError('unavailable', 'The channel is not set up yet.')
      try {
        return await work(channel)
      } catch (error) {
        if (!(error instanceof TelegramTrouble)) throw error
        if (error.kind !== 'busy') look().catch((err: unknown) => log.warn({ err }, 'check failed'))
        throw new DomainError('unavailable', TRY_AGAIN, { retryAfter: error.retryAfter || 5, cause: error })
      }
    },
    async attend(work) {
      const channel = await find()
      return channel && attempt(() => work(channel), { look, log })
    },
  }
}

type Look = () => Promise<Check>

/** Does a job's work, and once more where a check finds Telegram working. Throws what the queue understands. */
async function attempt<T>(work: () => Promise<T>, parts: { look: Look; log: Log }): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await settle(error, parts)
  }
  try {
    return await work()
  } catch (error) {
    // The bot has every right it needs, so the refusal is about this one person.
    if (error instanceof TelegramTrouble && error.kind === 'rights')
      throw new TelegramTrouble('refused', error.message)
    throw error
  }
}

/** Returns when the work should be tried once more; throws otherwise. */
async function settle(error: unknown, { look, log }: { look: Look; log: Log }): Promise<void> {
  if (!(error instanceof TelegramTrouble) || error.kind === 'refused') throw error
  const { kind, message, retryAfter } = error
  log.warn({ trouble: kind, reason: message }, 'telegram does not do it')
  if (kind === 'busy') throw new RetryLater(message, { afterMs: retryAfter * 1_000, holds: 'queue' })
  if ((await look()).ok) return
  throw kind === 'rights'
    ? new RetryLater(message, { afterMs: WITHOUT_RIGHTS_MS, holds: 'job' })
    : new RetryLater(message, { afterMs: DOWN_MS, holds: 'queue' })
}
