import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@meridian/backend/config'
import { compose } from '@meridian/backend/worker-api'
import { emitRename } from '@meridian/infra/testing/emit-rename'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { ownDatabase } from '@meridian/infra/testing/own-database'
import { untilProjected } from '@meridian/infra/testing/read-models'
import { until } from '@meridian/infra/testing/until'
import { openWay } from '@meridian/infra/testing/way-to-server'
import { openWeakLine } from '@meridian/infra/testing/weak-line'
import { expect, it, onTestFinished } from 'vitest'
import { startWorkers } from './start-workers.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const STARTS_WITHIN_MS = 60_000
/** PostgreSQL ends those that were left open after a minute; read models wait for that. */
const LOST_TRANSACTIONS_END_WITHIN_MS = 90_000

it('read models follow again after a database has fallen silent for longer than a statement takes', async () => {
  const databaseUrl = await ownDatabase()
  const near = compose(readConfig(testEnvironment({ databaseUrl })), 'test')
  onTestFinished(near.close)
  const way = await openWay(databaseUrl)
  const config = readConfig(testEnvironment({ databaseUrl: way.url }))
  const system = compose(config, 'workers', { longestStatementMs: 200 })
  const workers = await startWorkers(system)
  onTestFinished(async () => {
    const stopped = workers.stop()
    // What is still silent is not waited for.
    way.close()
    await stopped
    await system.close()
  })
  const rename = () => near.commands.run(emitRename, { accountId: crypto.randomUUID() }, 'operator')
  await rename()
  await untilProjected(near)
  way.silence()
  await rename()
  await untilProjected(near, LOST_TRANSACTIONS_END_WITHIN_MS)
  expect(way.isUnheard()).toBe(true)
})

it('a process of workers gives such a connection up after five minutes', async () => {
  const url = new URL(await ownDatabase())
  let said = ''
  const line = await openWeakLine(Number(url.port), (words) => {
    said += words.toString('latin1')
  })
  onTestFinished(line.close)
  url.host = new URL(line.url).host
  const env = testEnvironment({ databaseUrl: url.href })
  const workers = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(() => void workers.kill('SIGKILL'))
  const wanted = 'statement_timeout=300000'
  await until(() => said.includes(wanted), { within: STARTS_WITHIN_MS, what: wanted })
  expect(workers.exitCode).toBeNull()
})
