import { fileURLToPath } from 'node:url'
import { troublesOfServers } from '@meridian/backend/config'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { testEnvironment } from '../testing/environment.ts'
import { until } from '../testing/until.ts'
import { runToEnd, supervise } from './supervisor.ts'

const SAID_WITHIN_MS = 60_000
/** No program may listen there unless it is the system's. */
const NOBODY = '127.0.0.1:1'
const NO_DATABASE = `postgres://ana:hidden@${NOBODY}/x`

const partOf = (file: string, databaseUrl: string, redisUrl?: string) => ({
  name: file,
  args: [fileURLToPath(new URL(`../../${file}`, import.meta.url))],
  env: { ...process.env, ...testEnvironment({ databaseUrl, redisUrl }), PORT: '0', LOG_LEVEL: 'warn' },
})

async function openDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  return url
}

it('says why a PostgreSQL cannot be used, and nothing of one that can', async () => {
  const url = await openDatabase()
  const changed = (change: Partial<URL>) => Object.assign(new URL(url), change).href
  const reasonOf = async (databaseUrl: string) => {
    const [line = ''] = await troublesOfServers({ databaseUrl, redisUrl: undefined })
    expect(line).not.toContain('hidden')
    return /^DATABASE_URL points to [\w.]+:\d+: (.+)\. .*correct DATABASE_URL\.$/i.exec(line)?.[1]
  }
  expect(await reasonOf(changed({ password: 'hidden' }))).toBe('its user name and password are refused')
  expect(await reasonOf(changed({ pathname: '/hidden' }))).toBe('there is no database of the name at its end')
  expect(await reasonOf(changed({ hostname: 'nowhere.invalid' }))).toBe('no machine of that name is known')
  expect(await troublesOfServers({ databaseUrl: url, redisUrl: undefined })).toEqual([])
})

it('ends workers that find nobody at DATABASE_URL, with a line', async () => {
  const said = await runToEnd(partOf('workers/src/main.ts', NO_DATABASE)).catch(String)
  expect(said).toBe(
    `Error: DATABASE_URL points to ${NOBODY}: nobody listens there. Start that server, or correct DATABASE_URL.`,
  )
})

it.each([
  { file: 'backend/src/main.ts', variables: ['DATABASE_URL', 'REDIS_URL'] },
  { file: 'workers/src/main.ts', variables: ['REDIS_URL'] },
])('$file goes on and tells the log what is wrong with $variables', async ({ file, variables }) => {
  const databaseUrl = variables.includes('DATABASE_URL') ? NO_DATABASE : await openDatabase()
  let log = ''
  const write = (chunk: Buffer) => {
    log += String(chunk)
  }
  const part = partOf(file, databaseUrl, `redis://:hidden@${NOBODY}`)
  const running = supervise(part, { say: () => {}, write })
  onTestFinished(running.stop)
  const lineOf = (variable: string) => `"msg":"${variable} points to ${NOBODY}: nobody listens there.`
  const isSaid = () => variables.every((variable) => log.includes(lineOf(variable)))
  await until(isSaid, { within: SAID_WITHIN_MS, what: 'the log to tell of them' })
  expect(log).not.toContain('hidden')
})
