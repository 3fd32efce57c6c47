import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose } from '@meridian/backend/worker-api'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { listenToLog } from '@meridian/infra/testing/log-lines'
import { ownDatabase } from '@meridian/infra/testing/own-database'
import { until } from '@meridian/infra/testing/until'
import { openWay } from '@meridian/infra/testing/way-to-server'
import { expect, it, onTestFinished } from 'vitest'
import { endWorkers } from './end-workers.ts'
import { startWorkers } from './start-workers.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const STARTS_WITHIN_MS = 60_000
/** They end within a second; what hangs does so for good. */
const ENDS_WITHIN_MS = 15_000
const STARTS = 5

it('workers end however soon after their start they are stopped', async () => {
  const config = readConfig(testEnvironment({ databaseUrl: await ownDatabase() }))
  let ended = 0
  const startAndStop = async () => {
    const system = compose(config, 'workers')
    const workers = await startWorkers(system)
    await workers.stop()
    await system.close()
    ended += 1
  }
  for (let start = 1; start <= STARTS; start += 1) {
    const ending = startAndStop()
    await until(() => ended === start, { within: ENDS_WITHIN_MS, what: `the end of start ${start}` })
    await ending
  }
  expect(ended).toBe(STARTS)
})

it('a process of workers that is asked to end the moment it says that it is ready does so', async () => {
  const env = { ...testEnvironment({ databaseUrl: await ownDatabase() }), LOG_LEVEL: 'info' }
  const workers = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void workers.kill('SIGKILL'))
  let asked = false
  createInterface(workers.stdout).on('line', (line) => {
    if (line.includes('workers ready')) asked = workers.kill('SIGTERM')
  })
  await until(() => asked, { within: STARTS_WITHIN_MS, what: 'the workers to be ready' })
  const ended = () => workers.exitCode !== null || workers.signalCode !== null
  await until(ended, { within: ENDS_WITHIN_MS, what: 'them to end' })
  expect([workers.exitCode, workers.signalCode]).toEqual([0, null])
})

it('workers end without a database that says nothing any more', async () => {
  const way = await openWay(await ownDatabase())
  onTestFinished(way.close)
  const { log, lines } = listenToLog()
  const system = compose(readConfig(testEnvironment({ databaseUrl: way.url })), 'workers', { log })
  const workers = await startWorkers(system)
  way.silence()
  let ended = false
  const tracing = { stop: async () => {} }
  const ending = endWorkers({ system, workers, watched: undefined, tracing }, 500).then(() => {
    ended = true
  })
  await until(() => ended, { within: ENDS_WITHIN_MS, what: 'them to end' })
  await ending
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('will be done again') }),
  )
})
