import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'

const TELEGRAM = 'a-secret-that-telegram-sends'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TELEGRAM_WEBHOOK_SECRET: TELEGRAM })
})
afterAll(() => backend.stop())

const LOGIN = JSON.stringify({ email: 'nobody@example.org', password: 'a wrong one' })

function post(path: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json' }
  return fetch(backend.url + path, { method: 'POST', headers: { ...type, ...headers }, body })
}

it.each([
  ['/api/login', {}],
  ['/api/webhooks/stripe', { 'stripe-signature': 't=1,v1=none' }],
  ['/api/webhooks/telegram', { 'x-telegram-bot-api-secret-token': TELEGRAM }],
])('no body is unpacked for %s', async (path, headers) => {
  const answer = await post(path, gzipSync(LOGIN), { 'content-encoding': 'gzip', ...headers })
  expect([answer.status, await answer.text()]).toEqual([
    415,
    'Send the body as it is, without a Content-Encoding.',
  ])
})

it('a body that is nested deeply is refused as what it is', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const answer = await post('/api/login', `{"email":"a@b.co","password":{"length":${deep}}}`)
  expect([answer.status, await answer.text()]).toEqual([400, 'This is nested too deeply.'])
})

it('a webhook without a signature is refused before its body has come', async () => {
  const sent = request(`${backend.url}/api/webhooks/stripe`, { method: 'POST' })
  sent.setHeader('content-length', 1_000_000)
  sent.on('error', () => {})
  sent.flushHeaders()
  const status = await new Promise((resolve) => sent.on('response', (answer) => resolve(answer.statusCode)))
  sent.destroy()
  expect(status).toBe(400)
})
