import { providerAnswering } from '@meridian/infra/testing/provider-answering'
import { expect, it } from 'vitest'
import { createTelegramProbe } from './telegram-probe.ts'

const NOT_ACCEPTED = 'Telegram does not accept the bot token. Copy it again from BotFather.'

it.each([
  [401, 'Unauthorized', NOT_ACCEPTED],
  [404, 'Not Found', NOT_ACCEPTED],
  [
    400,
    'Bad Request: chat not found',
    'The bot cannot find this channel. Check the channel ID, and make the bot an administrator there.',
  ],
  [
    403,
    'Forbidden: bot was kicked from the channel chat',
    'The bot is not in the channel any more. Make it an administrator there again.',
  ],
  [429, 'Too Many Requests: retry after 7', 'Telegram asks us to wait. Please try again in a minute.'],
  [400, 'Bad Request: something else', 'Telegram says: Bad Request: something else'],
  [500, 'Internal Server Error', 'Telegram cannot be reached.'],
])('tells those who run the community what %i "%s" means', async (status, description, message) => {
  const apiRoot = await providerAnswering(status, { ok: false, error_code: status, description })
  const webhook = { url: 'https://meridian.example/hook', secret: 'secret' }
  const probe = createTelegramProbe({ apiRoot, webhook, clock: () => new Date() })
  expect(await probe({ botToken: '123456:token', channelId: '-1001' })).toEqual({ ok: false, message })
})
