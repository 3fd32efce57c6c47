import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose } from '@meridian/backend/worker-api'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../local/ports.ts'
import { waitForOk } from '../local/wait-for.ts'
import { createTestDatabase } from '../testing/database.ts'
import { testEnvironment } from '../testing/environment.ts'
import { createMembers, type TestMember } from '../testing/members.ts'
import { until } from '../testing/until.ts'
import { openWay } from '../testing/way-to-server.ts'

const MAIN = fileURLToPath(new URL('../../backend/src/main.ts', import.meta.url))
/** As docs/operations.md says. */
const ENDS_WITHIN_MS = 20_000

/** A back end in a process of its own that reaches its database by a way, and somebody who is signed in there. */
async function startByWay() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const way = await openWay(database.url)
  onTestFinished(way.close)
  const port = String(await freePort())
  const env = { ...testEnvironment({ databaseUrl: way.url }), PORT: port, DRAIN: 'PT0S' }
  const backEnd = spawn(process.execPath, [MAIN], { env, stdio: 'ignore' })
  onTestFinished(() => void backEnd.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await waitForOk(`${url}/readyz`, 60_000)
  const system = compose(readConfig(testEnvironment({ databaseUrl: database.url })), 'test')
  const [member] = (await createMembers({ url, system }, 1)) as [TestMember]
  await system.close()
  return { way, backEnd, url, member }
}

it('a back end that is asked to end while its database says nothing does not wait for it', async () => {
  const { way, backEnd, url, member } = await startByWay()
  expect((await member.browser.get('/api/session')).status).toBe(200)
  way.silence()
  const leaving = new AbortController()
  const headers = { cookie: member.browser.cookie() }
  const asked = fetch(`${url}/api/session`, { headers, signal: leaving.signal }).catch(() => undefined)
  await until(way.isUnheard, { within: 5_000, what: 'the question to be lost' })
  leaving.abort()
  await asked
  backEnd.kill('SIGTERM')
  const ended = () => backEnd.exitCode !== null || backEnd.signalCode !== null
  await until(ended, { within: ENDS_WITHIN_MS, what: 'it to end' })
  expect([backEnd.exitCode, backEnd.signalCode]).toEqual([0, null])
})
