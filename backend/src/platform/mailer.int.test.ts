import type { AddressInfo } from 'node:net'
import { until } from '@meridian/infra/testing/until'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { createMailer } from './mailer.ts'

/** All connections that a mailer opens. */
const CONNECTIONS = 4

/** A mail server that falls silent to the first so many who have a mail for it. */
async function silentTo(first: number) {
  const senders: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom({ address }, _session, done) {
      if (senders.push(address) > first) done()
    },
    onData: (stream, _session, done) => void stream.on('end', done).resume(),
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  onTestFinished(() => new Promise<void>((stopped) => server.close(() => stopped())))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, senders }
}

it('mail goes on soon after a server that fell silent is well again', async () => {
  const { url, senders } = await silentTo(CONNECTIONS)
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
