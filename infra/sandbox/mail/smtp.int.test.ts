import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'

const MAIL = {
  from: 'Meridian <hello@meridian.example>',
  to: 'mira@people.example',
  subject: 'Grüße',
  text: 'Set it: http://127.0.0.1/set?token=1&x=2',
  html: '<p><a href="http://127.0.0.1/set?token=1&amp;x=2">Set it</a></p>',
  messageId: '<welcome-1@meridian.example>',
}
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: 'http://127.0.0.1:9/none',
  })
})
beforeEach(() => fetch(`${sandbox.url}/control/reset`, { method: 'POST' }))
afterAll(() => sandbox.stop())

async function mailsTo(to: string): Promise<unknown> {
  return (await fetch(`${sandbox.url}/control/mail?to=${encodeURIComponent(to)}`)).json()
}

function send(mail = MAIL) {
  return createTransport(sandbox.smtpUrl).sendMail(mail)
}

function spoil(kind: string) {
  const body = JSON.stringify({ provider: 'mail', kind, count: 1 })
  const headers = { 'content-type': 'application/json' }
  return fetch(`${sandbox.url}/control/fault`, { method: 'POST', headers, body })
}

test('takes a mail and shows what it says and where it leads', async () => {
  await send()
  expect(await mailsTo('Mira@people.example')).toEqual([
    {
      id: expect.any(String),
      messageId: MAIL.messageId,
      from: MAIL.from,
      to: [MAIL.to],
      subject: MAIL.subject,
      text: `${MAIL.text}\n`,
      html: `${MAIL.html}\n`,
      links: ['http://127.0.0.1/set?token=1&x=2'],
      attachments: [],
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      deliveries: 1,
    },
  ])
  expect(await mailsTo('other@people.example')).toEqual([])
})

test('shows a mail that was sent twice once, and takes any sign-in', async () => {
  await send()
  const { port } = new URL(sandbox.smtpUrl)
  const auth = { user: 'someone', pass: 'anything' }
  await createTransport({ host: '127.0.0.1', port: Number(port), auth }).sendMail(MAIL)
  expect(await mailsTo(MAIL.to)).toMatchObject([{ deliveries: 2 }])
})

test.each([
  ['rate-limited', { responseCode: 450 }],
  ['error', { responseCode: 451 }],
  ['down', { code: expect.stringMatching(/ECONNECTION|ECONNRESET|ESOCKET/) }],
])('refuses for the time being when %s', async (kind, error) => {
  await spoil(kind)
  await expect(send()).rejects.toMatchObject(error)
  await send()
  expect(await mailsTo(MAIL.to)).toHaveLength(1)
})

test('records mails as calls', async () => {
  await send()
  const calls = await (await fetch(`${sandbox.url}/control/requests?provider=mail`)).json()
  expect(calls).toMatchObject([
    { method: 'MAIL', path: MAIL.to, body: { subject: MAIL.subject }, status: 250 },
  ])
})
