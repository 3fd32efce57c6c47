import { randomBytes } from 'node:crypto'
import type { Delivery } from '#platform/command-runner'
import type { Actor } from '#platform/journal/actor'
import { DONE, type Handled, NOTHING_TO_DO } from '#platform/journal/handled'
import type { Log } from '#platform/log/log'
import { beginTelegramProof } from './commands/telegram/begin-telegram-proof.ts'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import { TelegramTrouble } from './gateways/telegram/telegram-trouble.ts'
import type { Revoke } from './revocations.ts'
import { createTelegramAccess } from './telegram-access.ts'
import { createTelegramBot } from './telegram-bot.ts'
import type { TelegramChannel } from './telegram-channel.ts'
import { hashCode } from './telegram-code.ts'
import { createTelegramInvites, type TelegramParts } from './telegram-invites.ts'
import { createRosterWalk } from './telegram-roster.ts'
import { createTelegramSeats } from './telegram-seats.ts'
import { createTelegramUpdates } from './telegram-updates.ts'

const CODE_BYTES = 24
const CODE_LIFETIME_MS = 15 * 60_000

type Work<Input> = (channel: ChannelGateway, input: Input, delivery: Delivery) => Promise<Handled>

/** Everything that the product does with Telegram, for requests, consumers and schedules. */
export type Telegram = ReturnType<typeof createTelegram>

export function createTelegram(
  parts: TelegramParts & {
    channel: TelegramChannel
    revoke: Revoke
    checkRights(): Promise<unknown>
    log: Log
  },
) {
  const { commands, clock, channel, log } = parts
  const seats = createTelegramSeats(parts)
  const invites = createTelegramInvites({ ...parts, seats })
  const bot = createTelegramBot({ ...parts, invites, seats })
  const access = createTelegramAccess({ ...parts, invites, seats, bot })
  const settleUpdate = createTelegramUpdates({ ...parts, seats, bot })

  /** A consumer's work: it waits while Telegram cannot be used, and does nothing where no channel is set up. */
  const job =
    <Input>(work: Work<Input>) =>
    async (input: Input, delivery: Delivery): Promise<Handled> => {
      try {
        const done = await channel.attend(async (open) => ({ settled: await work(open, input, delivery) }))
        return done === undefined ? NOTHING_TO_DO : done.settled
      } catch (error) {
        if (!(error instanceof TelegramTrouble) || error.kind !== 'refused') throw error
        log.warn({ ...delivery, reason: error.message }, 'telegram refuses it for good')
        return NOTHING_TO_DO
      }
    }

  return {
    channel,
    invite: invites.invite,
    settleUpdate: job(settleUpdate),
    removeLost: job(access.lost),
    inviteBack: job(access.returned),
    settleSeat: job(access.doubted),
    revokeClosed: job(access.revokeClosed),
    walkRoster: createRosterWalk(parts),
    /** Has updates sent to us, whatever was registered before. */
    registerWebhook: job(async (open) => {
      await open.registerWebhook()
      return DONE
    }),
    /** A link to the bot that proves whose Telegram account opens it. */
    async beginProof(open: ChannelGateway, accountId: string, actor: Actor) {
      const botName = await open.botName()
      const code = randomBytes(CODE_BYTES).toString('base64url')
      const expiresAt = new Date(clock().getTime() + CODE_LIFETIME_MS)
      await commands.run(beginTelegramProof, { accountId, codeHash: hashCode(code), expiresAt }, actor)
      return { url: `https://t.me/${botName}?start=${code}`, expiresAt: expiresAt.toISOString() }
    },
  }
}
