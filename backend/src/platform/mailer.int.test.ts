import { startMailServer } from '@meridian/infra/testing/mail-server'
import { until } from '@meridian/infra/testing/until'
import { expect, it, onTestFinished } from 'vitest'
import { createMailer } from './mailer.ts'

/** All that a mailer opens. */
const CONNECTIONS = 5

it('mail goes on soon after a server that fell silent is well again', async () => {
  let silent = CONNECTIONS
  const { url, asked, stop } = await startMailServer(() => (silent-- > 0 ? 'silence' : undefined))
  onTestFinished(stop)
  const config = { smtpUrl: url, from: 'Meridian <hello@meridian.example>' }
  const mailer = createMailer(config, { connectMs: 1_000, silenceMs: 300 })
  onTestFinished(() => mailer.close())
  const send = (messageKey: string) =>
    mailer.send({ to: 'ada@members.example', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>', messageKey })
  const unanswered = Promise.allSettled(Array.from({ length: CONNECTIONS }, (_, place) => send(`${place}`)))
  await until(() => asked.length === CONNECTIONS, { within: 5_000, what: 'all connections to wait' })
  await send('last')
  expect(asked).toHaveLength(CONNECTIONS + 1)
  expect((await unanswered).map(({ status }) => status)).toEqual(Array(CONNECTIONS).fill('rejected'))
})
