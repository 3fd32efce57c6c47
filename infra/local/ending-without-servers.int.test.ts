import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose } from '@meridian/backend/worker-api'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { testEnvironment } from '../testing/environment.ts'
import { makeScratchFolder } from '../testing/scratch-folder.ts'
import { until } from '../testing/until.ts'
import { openWeakLine } from '../testing/weak-line.ts'
import { freePort } from './ports.ts'
import { startRedis } from './redis-server.ts'

const PARTS = {
  'back end': { main: '../../backend/src/main.ts', says: 'back end listens' },
  'set of workers': { main: '../../workers/src/main.ts', says: 'workers ready' },
}
/** Orchestrators kill what has not ended by then. */
const ENDS_WITHIN_MS = 10_000

/** The servers of a part, and how one of them goes away. */
interface Servers {
  databaseUrl: string
  redisUrl: string
  goAway(): Promise<void>
}

async function ownDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  return url
}

async function ownRedis() {
  const folder = makeScratchFolder()
  const server = await startRedis(folder)
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return server
}

async function weakLineTo(port: number) {
  const line = await openWeakLine(port)
  onTestFinished(line.close)
  return { ...line, host: new URL(line.url).host }
}

const OUTAGES = {
  'Redis has never been there': async () => ({
    databaseUrl: await ownDatabase(),
    redisUrl: `redis://127.0.0.1:${await freePort()}`,
    goAway: async () => {},
  }),
  'Redis is gone': async () => {
    const { url: redisUrl, kill: goAway } = await ownRedis()
    return { databaseUrl: await ownDatabase(), redisUrl, goAway }
  },
  'PostgreSQL is gone': async () => {
    const databaseUrl = new URL(await ownDatabase())
    const { host, cut } = await weakLineTo(Number(databaseUrl.port))
    databaseUrl.host = host
    return { databaseUrl: databaseUrl.href, redisUrl: '', goAway: async () => cut() }
  },
} satisfies Record<string, () => Promise<Servers>>

/** Starts a part as a process of its own, and waits until it says that it runs. */
async function startPart({ main, says }: { main: string; says: string }, servers: Servers) {
  const env = { ...testEnvironment(servers), PORT: String(await freePort()), LOG_LEVEL: 'info' }
  const file = fileURLToPath(new URL(main, import.meta.url))
  const part = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void part.kill('SIGKILL'))
  let runs = false
  createInterface(part.stdout).on('line', (line) => {
    runs ||= line.includes(says)
  })
  await until(() => runs, { what: 'the part to run' })
  return part
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const CASES = Object.entries(PARTS).flatMap(([part, program]) =>
  Object.entries(OUTAGES).map(([outage, prepare]) => ({ part, program, outage, prepare })),
)

it.each(CASES)('a $part that is asked to end while $outage does so', async ({ program, prepare }) => {
  const servers = await prepare()
  const part = await startPart(program, servers)
  await servers.goAway()
  part.kill('SIGTERM')
  await until(() => hasEnded(part), { within: ENDS_WITHIN_MS, what: 'its end' })
  expect([part.exitCode, part.signalCode]).toEqual([0, null])
})

/** Two processes at the same queues, one of them by a line that can be cut. */
async function twoProcesses() {
  const { url, port } = await ownRedis()
  const { host, cut } = await weakLineTo(port)
  const queuesAt = (redisUrl: string) => {
    const env = testEnvironment({ databaseUrl: 'postgres://127.0.0.1:1/nowhere', redisUrl })
    const system = compose(readConfig({ ...env, LOG_LEVEL: 'silent' }), 'test')
    onTestFinished(system.close)
    return system.queues
  }
  return { first: queuesAt(`redis://${host}`), cut, second: queuesAt(url) }
}

it('a worker ends its job before it ends without Redis, and another one takes it up again', async () => {
  const { first, cut, second } = await twoProcesses()
  const job = Promise.withResolvers<void>()
  const steps: string[] = []
  const worker = first.work(
    'long',
    async () => {
      steps.push('begun')
      await job.promise
      steps.push('done')
    },
    { concurrency: 1 },
  )
  await second.add([{ queue: 'long', name: 'job', id: 'one', data: { messageId: 'one' } }])
  await until(() => steps.length > 0, { what: 'the job to begin' })
  cut()
  const ending = worker.close().then(() => steps.push('ended'))
  job.resolve()
  await ending
  expect(steps).toEqual(['begun', 'done', 'ended'])
  const other = second.work('long', async () => void steps.push('again'), { concurrency: 1 })
  await until(() => steps.includes('again'), { what: 'the job to be taken up again' })
  await other.close()
  expect(await second.counts('long')).toMatchObject({ active: 0, waiting: 0, failed: 0 })
})
