import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../local/ports.ts'
import { waitForOk } from '../local/wait-for.ts'
import { createTestDatabase } from '../testing/database.ts'
import { testEnvironment } from '../testing/environment.ts'
import { openEventStream } from '../testing/event-stream.ts'
import { createMembers, type TestMember } from '../testing/members.ts'
import { until } from '../testing/until.ts'

const MAIN = fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url))
/** Long enough for all that is looked at meanwhile, on a busy machine too. */
const DRAIN_MS = 4_000
const BODY = JSON.stringify({ email: 'nobody@example.org', password: 'a wrong one' })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let system: System
let url: string
let backEnd: ChildProcess
let member: TestMember
let words = ''
beforeAll(async () => {
  database = await createTestDatabase()
  const port = String(await freePort())
  const env = {
    ...testEnvironment({ databaseUrl: database.url }),
    PORT: port,
    DRAIN: `PT${DRAIN_MS / 1_000}S`,
  }
  backEnd = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [backEnd.stdout, backEnd.stderr])
    stream?.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
  url = `http://127.0.0.1:${port}`
  system = compose(readConfig(env), 'test')
  await waitForOk(`${url}/readyz`, 60_000)
  ;[member] = (await createMembers({ url, system }, 1)) as [TestMember]
})
afterAll(async () => {
  backEnd.kill('SIGKILL')
  await system.close()
  await database.drop()
})

const answerTo = (asked: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => asked.once('response', resolve).once('error', reject))

/** A request whose second half is still to come. */
function beginSignIn(): ClientRequest {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) }
  const asked = request(`${url}/api/login`, {
    method: 'POST',
    headers,
    agent: new Agent({ keepAlive: true }),
  })
  asked.write(BODY.slice(0, 10))
  return asked
}

it('a back end that is asked to end is noticed by nobody who uses it', async () => {
  const live = await openEventStream(`${url}/api/map/live`, member.browser.cookie())
  await until(() => live.events.length > 0, { within: 10_000, what: 'the stream to begin' })
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async () => {
    const answer = await answerTo(
      request(`${url}/api/session`, { agent: kept, headers: { cookie: member.browser.cookie() } }).end(),
    )
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  }
  expect(await ask()).toEqual([200, 'keep-alive'])
  const underWay = beginSignIn()
  const ended = new Promise((resolve) => backEnd.once('exit', resolve))

  backEnd.kill('SIGTERM')
  const unready = () => fetch(`${url}/readyz`).then(async (answer) => answer.status === 503 && answer.json())
  expect(await until(unready, { within: 5_000, what: 'it to say so' })).toEqual({
    status: 'not ready',
    problems: ['this process is about to end'],
  })
  await until(() => live.ended(), { within: 5_000, what: 'the stream to end' })
  // Whoever has not heard of it yet is served, and asked to come by another connection next time.
  expect(await ask()).toEqual([200, 'close'])
  const late = await openEventStream(`${url}/api/map/live`, member.browser.cookie())
  await until(() => late.ended(), { within: 5_000, what: 'the late stream to end' })
  expect(late.status).toBe(200)
  await until(
    () =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    { within: 30_000, what: 'it to take nobody more' },
  )
  underWay.end(BODY.slice(10))
  const { statusCode, headers } = await answerTo(underWay)
  expect([statusCode, headers.connection]).toEqual([401, 'close'])
  expect([await ended, words]).toEqual([0, ''])
})
