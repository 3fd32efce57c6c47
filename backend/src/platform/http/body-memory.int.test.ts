import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { until } from '@meridian/infra/testing/until'
import express, { type Response } from 'express'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBodyMemory } from './body-memory.ts'
import { problemHandler } from './problems.ts'

const LIMIT = 400
const BODY = `"${'x'.repeat(LIMIT - 2)}"`

let server: Server
/** How many requests have reached the room. */
let begun: number
/** Requests that are being worked on. */
let working: Response[]

beforeEach(async () => {
  begun = 0
  working = []
  const room = createBodyMemory(2 * LIMIT, { untilRead: true })
  const app = express()
  app.use((_req, _res, next) => {
    begun += 1
    next()
  })
  app.use(room(express.json({ limit: LIMIT, strict: false }), LIMIT))
  app.post('/work', (_req, res) => void working.push(res))
  app.post('/read', (req, res) => {
    req.letGoOfBody?.()
    working.push(res)
  })
  app.post('/', (_req, res) => void res.send('done'))
  app.use(problemHandler(pino({ level: 'silent' })))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function open(path: string, headers: Record<string, string | number>): ClientRequest {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', path, method: 'POST', agent: false })
  for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers }))
    sent.setHeader(name, value)
  // Whoever is hung up on cannot send the rest.
  return sent.on('error', () => {})
}

/** Begins to send a body, and waits until the server knows of it. */
async function begin(headers: Record<string, string | number> = { 'content-length': LIMIT }) {
  const before = begun
  const sent = open('/', headers)
  sent.write(BODY.slice(0, 10))
  await until(() => begun > before, { within: 5_000, what: 'the request to begin' })
  const answered = answerTo(sent)
  // Some are broken off before they are answered.
  answered.catch(() => {})
  return { sent, answered }
}

async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode, headers } = answer
  return { status: statusCode, wait: headers['retry-after'], body: await text(answer), headers }
}

function send(path = '/', body = BODY) {
  const sent = open(path, { 'content-length': Buffer.byteLength(body) })
  sent.end(body)
  return answerTo(sent)
}

it('lets what has been arriving for the longest give way to the next', async () => {
  const [oldest, second] = [await begin(), await begin()]
  expect(await send()).toMatchObject({ status: 200, body: 'done' })
  const { status, wait, body, headers } = await oldest.answered
  expect([status, wait, headers.connection, body]).toEqual([
    503,
    '3',
    'close',
    'Too much is being sent to us at the moment. Please try again in a few seconds.',
  ])
  second.sent.end(BODY.slice(10))
  expect(await second.answered).toMatchObject({ status: 200 })
})

it('counts a body that does not say how long it is as the longest one', async () => {
  const unsaid = await begin({ 'transfer-encoding': 'chunked' })
  await begin()
  expect(await send('/', '"short"')).toMatchObject({ status: 200 })
  expect(await unsaid.answered).toMatchObject({ status: 503 })
})

it('keeps what is being worked on, and refuses what does not fit beside it', async () => {
  const kept = [send('/work'), send('/work')]
  await until(() => working.length === 2, { within: 5_000, what: 'both to be worked on' })
  expect(await send()).toMatchObject({ status: 503, wait: '3' })
  for (const res of working) res.send('worked')
  expect((await Promise.all(kept)).map(({ body }) => body)).toEqual(['worked', 'worked'])
  expect(await send()).toMatchObject({ status: 200 })
})

it('has room again once a body was read, however long the answer takes', async () => {
  const kept = [send('/read'), send('/read')]
  await until(() => working.length === 2, { within: 5_000, what: 'both to be worked on' })
  expect(await send()).toMatchObject({ status: 200 })
  for (const res of working) res.send('worked')
  expect((await Promise.all(kept)).map(({ body }) => body)).toEqual(['worked', 'worked'])
})

it('has room again after whatever was refused, too large, or broken off', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await send('/', '{')).toMatchObject({ status: 400 })
    expect(await send('/', `${BODY} `)).toMatchObject({ status: 413 })
    const { sent } = await begin()
    sent.destroy()
  }
  const both = [await begin(), await begin()]
  for (const { sent } of both) sent.end(BODY.slice(10))
  for (const { answered } of both) expect(await answered).toMatchObject({ status: 200 })
})

it('does not count what others read', async () => {
  const files = [0, 1, 2].map(() => {
    const sent = open('/work', { 'content-type': 'audio/mpeg', 'content-length': LIMIT })
    sent.flushHeaders()
    return sent
  })
  await until(() => working.length === 3, { within: 5_000, what: 'the files to begin' })
  const both = [await begin(), await begin()]
  for (const { sent } of both) sent.end(BODY.slice(10))
  for (const { answered } of both) expect(await answered).toMatchObject({ status: 200 })
  for (const sent of files) sent.destroy()
})
