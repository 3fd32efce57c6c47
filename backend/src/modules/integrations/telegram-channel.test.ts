import { expect, it, onTestFinished, vi } from 'vitest'
import { createLog } from '#platform/log/log'
import type { ChannelGateway } from './gateways/telegram/channel-gateway.ts'
import { TelegramTrouble } from './gateways/telegram/telegram-trouble.ts'
import { createTelegramChannel } from './telegram-channel.ts'

const MINUTE_MS = 60_000

/** A channel that refuses everything, and how often somebody has looked why. */
function refusingChannel() {
  let looks = 0
  const channel = createTelegramChannel({
    settings: { readComplete: async () => ({ botToken: '1:token', channelId: '-1001' }) },
    checks: {
      async check() {
        looks += 1
        return { ok: false, message: 'The bot is no administrator.' }
      },
    },
    open: () => ({}) as ChannelGateway,
    log: createLog('silent', 'test'),
  })
  const attend = () => channel.attend(() => Promise.reject(new TelegramTrouble('rights', 'no rights')))
  return { attend, looks: () => looks }
}

it('jobs that fail together share a look at the channel; later ones look again, though the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { attend, looks } = refusingChannel()
  await expect(attend()).rejects.toThrow('no rights')
  await expect(attend()).rejects.toThrow('no rights')
  expect(looks()).toBe(1)
  vi.advanceTimersByTime(MINUTE_MS)
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS)
  await expect(attend()).rejects.toThrow('no rights')
  expect(looks()).toBe(2)
})
