import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient, type HttpClient } from '@meridian/infra/simulation/http-client'
import { toneMp3 } from '@meridian/infra/simulation/tone'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { adminAt } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../testing.ts'

const DEADLINES = { request: 400, upload: 2_000, look: 20 }
const TONE = toneMp3({ seconds: 2, hertz: 300 })
const LATE = 'The request did not arrive in time. Please try again.'

const mediaDir = mkdtempSync(join(tmpdir(), 'meridian-in-time-'))
let database: Awaited<ReturnType<typeof createTestDatabase>>
let backend: TestBackend
let admin: HttpClient
beforeAll(async () => {
  database = await createTestDatabase()
  const env = { ...testEnvironment({ databaseUrl: database.url }), PORT: '0', MEDIA_DIR: mediaDir }
  backend = await startBackend(env, { deadlines: DEADLINES })
  admin = await adminAt(backend)
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
  rmSync(mediaDir, { recursive: true, force: true })
})

/** A connection to the back end, and all that comes by it until it is closed. */
async function open(): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(Number(new URL(backend.url).port), '127.0.0.1')
  await once(socket, 'connect')
  return { socket, closed: text(socket) }
}

function post(path: string, length: number, headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'meridian', 'content-length': String(length), ...headers })
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

const JSON_TYPE = { 'content-type': 'application/json' }
const recordingBy = (client: HttpClient) =>
  post('/api/podcast/recordings', TONE.length, { 'content-type': 'audio/mpeg', cookie: client.cookie() })

/** Sends a beginning, and no more. */
async function stall(beginning: string) {
  const { socket, closed } = await open()
  socket.write(beginning)
  return closed
}

const stalledBody = () => stall(`${post('/api/login', 100, JSON_TYPE)}{"email":`)

/** Closed for being late: whatever began before it is later than the deadline of a request. */
const aDeadlineLater = stalledBody

describe('a request that does not arrive in time', () => {
  it.each([
    ['its body', `${post('/api/login', 100, JSON_TYPE)}{"email":`],
    ['the body of a webhook', `${post('/api/webhooks/stripe', 100, { 'stripe-signature': 'x' })}{`],
    ['its head', 'POST /api/login HTTP/1.1\r\nhost: mer'],
  ])('is answered in words, and hung up on: %s', async (_, beginning) => {
    const [head, body] = (await stall(beginning)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(head).toMatch(/\r\nConnection: close/)
    expect(body).toBe(LATE)
  })

  it('is hung up on without another word when it has been answered already', async () => {
    const answers = await stall(recordingBy(createClient(backend.url)))
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
  })
})

describe('a recording', () => {
  it('may take longer than other requests', async () => {
    const { socket, closed } = await open()
    socket.write(recordingBy(admin))
    socket.write(TONE.subarray(0, 100))
    await aDeadlineLater()
    socket.write(TONE.subarray(100))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/)
    socket.end()
    await closed
  })

  it('may not take for ever', async () => {
    expect(await stall(recordingBy(admin))).toMatch(/^HTTP\/1\.1 408 [^]*in time/)
  })

  it('leaves its connection to requests, which have their own deadline', async () => {
    const { socket, closed } = await open()
    socket.write(recordingBy(admin))
    await aDeadlineLater()
    socket.write(TONE)
    await once(socket, 'data')
    socket.write(`${post('/api/login', 100, JSON_TYPE)}{"email":`)
    expect((await closed).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 408'])
  })
})

describe('a connection', () => {
  it('that a proxy holds ready is not hung up on', async () => {
    const { socket, closed } = await open()
    await aDeadlineLater()
    socket.write('GET /healthz HTTP/1.1\r\nhost: meridian\r\nconnection: close\r\n\r\n')
    expect(await closed).toMatch(/^HTTP\/1\.1 200 OK/)
  })

  it.each([
    ['nonsense', 400, 'nonsense\r\n\r\n'],
    ['an endless head', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n`],
  ])('that brings %s is answered in words', async (_, status, beginning) => {
    expect(await stall(beginning)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*close\r\n\r\n.+\\.$`))
  })
})
