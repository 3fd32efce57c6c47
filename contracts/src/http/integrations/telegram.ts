import { z } from 'zod'
import { isTelegramUserId, TELEGRAM_USER_ID_HINT } from '../../values/telegram.ts'
import { endpoint } from '../endpoint.ts'

const telegramUserId = z.string().trim().refine(isTelegramUserId, TELEGRAM_USER_ID_HINT)

export const linkTelegram = endpoint({
  method: 'POST',
  path: '/api/telegram/link',
  summary: 'Notes which Telegram account a member says is theirs; coming in by the invite link proves it.',
  body: z.object({ userId: z.string(), telegramUserId }),
  response: z.object({ message: z.string(), inviteLink: z.string().nullable() }),
  refuses: [404, 409, 429],
})

export const inviteToTelegram = endpoint({
  method: 'POST',
  path: '/api/telegram/invite',
  summary: 'A new invite link to the channel for a member whose Telegram account is known.',
  body: z.object({ userId: z.string() }),
  response: z.object({ inviteLink: z.string() }),
  refuses: [404, 409, 429],
})

export const getTelegram = endpoint({
  method: 'GET',
  path: '/api/telegram',
  summary: 'How the signed-in member stands with the channel.',
  response: z.object({
    /** False while the channel is not set up. */
    open: z.boolean(),
    link: z
      .object({
        telegramUserId: z.string(),
        /** True once the person has shown that the account is theirs. */
        proven: z.boolean(),
      })
      .nullable(),
    inChannel: z.boolean(),
    /** True once somebody other than our bot has banned the proven account from the channel. */
    banned: z.boolean(),
    invite: z.object({ inviteLink: z.string(), expiresAt: z.iso.datetime() }).nullable(),
  }),
})

export const beginTelegramProof = endpoint({
  method: 'POST',
  path: '/api/telegram/deep-link',
  summary: 'A link to the bot, good once and for a short time, that proves whose Telegram account it is.',
  body: z.object({}).optional(),
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  refuses: [429],
})

export const unlinkTelegram = endpoint({
  method: 'DELETE',
  path: '/api/telegram/link',
  summary: 'Forgets the Telegram account of the signed-in member; who is in the channel is taken out.',
  response: z.object({}),
})
