import { startSilentMailServer } from '@meridian/infra/testing/silent-mail-server'
import { until } from '@meridian/infra/testing/until'
import { expect, it, onTestFinished } from 'vitest'
import { createMailer } from './mailer.ts'

/** All that a mailer opens. */
const CONNECTIONS = 4

it('mail goes on soon after a server that fell silent is well again', async () => {
  const { url, senders, stop } = await startSilentMailServer(CONNECTIONS)
  onTestFinished(stop)
  const config = { smtpUrl: url, from: 'Meridian <hello@meridian.example>' }
  const mailer = createMailer(config, { connectMs: 1_000, silenceMs: 300 })
  onTestFinished(() => mailer.close())
  const send = (messageKey: string) =>
    mailer.send({ to: 'ada@members.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>', messageKey })
  const unanswered = Promise.allSettled(['1', '2', '3', '4'].map(send))
  await until(() => senders.length === CONNECTIONS, { within: 5_000, what: 'all connections to wait' })
  await send('5')
  expect(senders).toHaveLength(CONNECTIONS + 1)
  expect((await unanswered).map(({ status }) => status)).toEqual(Array(CONNECTIONS).fill('rejected'))
})
