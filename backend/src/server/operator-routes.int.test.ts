import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { startTestBackend } from '@meridian/infra/testing/tested-backend'
import { openWay } from '@meridian/infra/testing/way-to-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'
import { readConfig } from '../config.ts'
import { startOperatorServer } from './operator-server.ts'

type Backend = Awaited<ReturnType<typeof startTestBackend>>

/** What `/readyz` says: to whoever spreads requests over back ends, and to whoever watches the workers. */
async function readiness({ url, system }: Backend) {
  const workers = await startOperatorServer(system, 0)
  const ask = async (origin: string) => {
    const answer = await fetch(`${origin}/readyz`)
    return { status: answer.status, problems: ((await answer.json()) as { problems: string[] }).problems }
  }
  const found = { backEnd: await ask(url), workers: await ask(`http://127.0.0.1:${workers.port}`) }
  await workers.stop()
  return found
}

const READY = { status: 200, problems: [] }

describe('while the queues answer', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startTestBackend()
  })
  afterAll(() => backend.stop())

  it('both are ready', async () => {
    expect(await readiness(backend)).toEqual({ backEnd: READY, workers: READY })
  })
})

describe('while the queues are gone', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startTestBackend({ REDIS_URL: 'redis://127.0.0.1:1' })
  })
  afterAll(() => backend.stop())

  it('workers are not ready, and say why; back ends go on serving', async () => {
    expect(await readiness(backend)).toEqual({
      backEnd: READY,
      workers: { status: 503, problems: ['the queues do not answer'] },
    })
  })
})

it('what is wrong is said once, however many of the checks meet it', async () => {
  const env = testEnvironment({ databaseUrl: 'postgres://127.0.0.1:1/none' })
  const system = compose(readConfig(env), 'test')
  const workers = await startOperatorServer(system, 0)
  const answer = await fetch(`http://127.0.0.1:${workers.port}/readyz`)
  expect(await answer.json()).toEqual({
    status: 'not ready',
    problems: ['the database does not answer', 'the queues do not answer'],
  })
  await workers.stop()
  await system.close()
})

it('a server that keeps its connections and says nothing keeps nobody waiting', async () => {
  const database = await createTestDatabase()
  const way = await openWay(database.url)
  const system = compose(readConfig(testEnvironment({ databaseUrl: way.url })), 'test')
  const workers = await startOperatorServer(system, 0)
  const ask = async () => (await fetch(`http://127.0.0.1:${workers.port}/readyz`)).json()
  expect(await ask()).toEqual({ status: 'ready', problems: [] })
  way.silence()
  expect(await ask()).toEqual({
    status: 'not ready',
    problems: ['the database does not answer', 'the queues do not answer'],
  })
  await workers.stop()
  way.close()
  await system.close()
  await database.drop()
})
