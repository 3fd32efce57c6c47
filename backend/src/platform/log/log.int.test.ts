import { startMailServer } from '@meridian/infra/testing/mail-server'
import { expect, it } from 'vitest'
import { createMailer } from '../mailer.ts'
import { createLog } from './log.ts'

const ADDRESS = 'ada.lovelace@members.example'

/** What a log writes, line by line. */
function listen() {
  const lines: string[] = []
  return { log: createLog('info', 'test', { write: (line: string) => void lines.push(line) }), lines }
}

it('says nothing of an address that a mail server refuses, wherever its error holds it', async () => {
  const server = await startMailServer((address) => ({
    responseCode: 450,
    words: `4.2.1 <${address}> is asked too often`,
  }))
  const mailer = createMailer({ smtpUrl: server.url, from: 'Meridian <hello@meridian.example>' })
  const { log, lines } = listen()
  const mail = { to: ADDRESS, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', messageKey: 'one' }
  const err: unknown = await mailer.send(mail).catch((error: unknown) => error)
  mailer.close()
  await server.stop()
  log.warn({ err, job: 'mail-somebody', reason: `refused: ${ADDRESS}` }, `no mail to ${ADDRESS}`)
  expect(server.asked).toEqual([ADDRESS])
  expect(lines.join('')).not.toContain('lovelace')
  const [line] = lines.map((text): unknown => JSON.parse(text))
  expect(line).toMatchObject({
    part: 'test',
    job: 'mail-somebody',
    reason: 'refused: [e-mail]',
    msg: 'no mail to [e-mail]',
    err: {
      message: expect.stringContaining('4.2.1 <[e-mail]> is asked too often'),
      stack: expect.any(String),
    },
  })
})

it('says nothing of an address in the cause of an error, or in a list of errors', () => {
  const { log, lines } = listen()
  const cause = new Error(`duplicate key (email)=(${ADDRESS})`)
  const err = new AggregateError([new Error(`one: ${ADDRESS}`)], 'two failed', { cause })
  log.error({ err, findings: [{ what: [ADDRESS] }] }, 'failed')
  expect(lines.join('')).not.toContain('lovelace')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      type: 'AggregateError',
      message: 'two failed: duplicate key (email)=([e-mail])',
      aggregateErrors: [{ message: 'one: [e-mail]' }],
    },
    findings: [{ what: ['[e-mail]'] }],
  })
})
