import { startBackend, type TestBackend } from '@meridian/backend/testing'
import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import { startWorkers } from '@meridian/workers/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts'
import { createBuyer } from '../../simulation/buyer.ts'
import { createClient } from '../../simulation/http-client.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { testEnvironment } from '../../testing/environment.ts'
import { untilProjected } from '../../testing/read-models.ts'
import { testRedisUrl } from '../../testing/redis.ts'
import { adminAt } from '../../testing/tested-backend.ts'
import { until } from '../../testing/until.ts'
import { freePort } from '../ports.ts'
import { playDemo } from './play/play-demo.ts'
import { createTimeMachine } from './play/time-machine.ts'

/** On a machine that does nothing else it takes a fraction of this. */
const PLAYS_WITHIN_MS = 240_000
/** In the midst of somebody's checkouts and failures. */
const ENDED_AFTER_STEPS = 90

let sandbox: Sandbox
let env: NodeJS.ProcessEnv
let backend: TestBackend
let admin: ReturnType<typeof createClient>
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  stops.push(database.drop)
  const port = await freePort()
  const webhookTarget = `http://127.0.0.1:${port}/api/webhooks/stripe`
  sandbox = await startSandbox({ port: 0, smtpPort: 0, file: ':memory:', webhookTarget })
  stops.push(sandbox.stop)
  const redisUrl = await testRedisUrl()
  const servers = { databaseUrl: database.url, redisUrl, sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl }
  env = { ...testEnvironment(servers), PORT: String(port) }
  await playWithAnEndInTheMiddle()
  backend = await startBackend(env)
  stops.push(backend.stop)
  const workers = await startWorkers(backend.system)
  stops.push(workers.stop)
  admin = await adminAt(backend)
}, PLAYS_WITHIN_MS)
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** The first start ends without a word; the second one goes on. */
async function playWithAnEndInTheMiddle(): Promise<void> {
  for (const last of [ENDED_AFTER_STEPS, Infinity]) {
    const machine = createTimeMachine(env)
    const endAt = (done: number) => {
      if (done === last) throw new Error('The machine was switched off')
    }
    await playDemo(machine, endAt).catch(() => undefined)
    await machine.close()
  }
}

const figures = async () => (await admin.get('/api/analytics')).json<Analytics>()

it('shows what the dashboard is known for', async () => {
  await untilProjected(backend.system)
  expect(await figures()).toMatchObject({
    memberCount: 127,
    changes: { memberCount: 12, monthlyRevenue: 8, conversionRate: 23 },
    activeIntegrations: 3,
    totalIntegrations: 4,
  })
})

it('agrees with the payment provider, to whom nothing was doubled', async () => {
  const report = await backend.system.reconcile({ dryRun: true, actor: 'operator' })
  expect(report.findings).toEqual([])
  const [journal] = await backend.system.sql.rows<{ joined: number; paid: number }>({
    text: `select count(*) filter (where type = 'membership.activated')::int as joined,
             count(distinct personal ->> 'email') filter (where type = 'accounts.account-opened')::int as people
           from domain_events where correlation_id like 'demo:%'`,
  })
  expect(journal).toEqual({ joined: 135, people: 136 })
  expect(report.compared).toBe(222)
})

it('is not played a second time', async () => {
  const machine = createTimeMachine(env)
  expect(await playDemo(machine, () => {})).toEqual({ outcome: 'there already' })
  await machine.close()
})

it('moves with one more member, as arithmetic says', async () => {
  const before = await figures()
  const person = { username: 'One More', email: 'one.more@people.example' }
  const urls = { app: backend.url, stripe: `${sandbox.url}/stripe` }
  await createBuyer(urls, person).buy('pro')
  const moved = async () => (await figures()).memberCount !== before.memberCount
  await until(moved, { what: 'the figures to move' })
  await untilProjected(backend.system)
  const after = await figures()
  expect(after.memberCount).toBe(128)
  expect(after.monthlyRevenue - before.monthlyRevenue).toBeCloseTo(499 / 12, 1)
  expect(after.changes).toEqual({ memberCount: 13, monthlyRevenue: 9, conversionRate: 28 })
})
