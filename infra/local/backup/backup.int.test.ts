import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../simulation/http-client.ts'
import { removeData, type StartedCopy, startCopy } from '../../testing/started-copy.ts'

const PASSWORD = 'long enough to be kept'
const WHERE = new URL('./', import.meta.url).pathname

/** Runs the script as `make` does; answers its exit code and what it printed. */
async function run(script: string, env: NodeJS.ProcessEnv): Promise<{ code: unknown; printed: string }> {
  const child = spawn(process.execPath, [join(WHERE, script)], { env: { PATH: process.env.PATH, ...env } })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const printed = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  return { code: await ended, printed }
}

const register = async ({ url }: StartedCopy, username: string) => {
  const person = { username, email: `${username}@example.org`, password: PASSWORD, confirmPassword: PASSWORD }
  return (await createClient(url).post('/api/register', person)).status
}
const signIn = async ({ url }: StartedCopy, username: string) =>
  (await createClient(url).post('/api/login', { email: `${username}@example.org`, password: PASSWORD }))
    .status

let copy: StartedCopy
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-backup-'))
  copy = await startCopy({ env: { SEED_DEMO: '0' } })
})
afterAll(async () => {
  await copy.interrupt()
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(basename(copy.dataDir)))
      rmSync(join(dirname(copy.dataDir), name), { recursive: true })
  removeData(copy)
  rmSync(folder, { recursive: true })
})

it('brings back everybody from before the backup, and puts aside what came after it', async () => {
  const TO = join(folder, 'first')
  const env = { DATA_DIR: copy.dataDir, TO, FROM: TO }
  expect(await register(copy, 'early')).toBe(200)
  // People come while it is made.
  const [made] = await Promise.all([
    run('back-up.ts', env),
    ...['while1', 'while2', 'while3'].map((name) => register(copy, name)),
  ])
  expect(made).toMatchObject({ code: 0, printed: expect.stringContaining('Backed up to') })
  expect(await register(copy, 'late')).toBe(200)

  expect(await run('restore.ts', env)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('is in use'),
  })
  await copy.interrupt()
  expect(await run('restore.ts', env)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('.before-'),
  })
  copy = await startCopy({ dataDir: copy.dataDir, env: { SEED_DEMO: '0' } })
  expect([await signIn(copy, 'early'), await signIn(copy, 'late')]).toEqual([200, 401])
}, 240_000)

it('copies what a crash has left, whether the database went with it or goes on alone', async () => {
  const env = { DATA_DIR: copy.dataDir, TO: join(folder, 'cut'), FROM: join(folder, 'cut') }
  const server = join(copy.dataDir, 'postgres', 'postmaster.pid')
  await copy.kill()
  process.kill(Number(readFileSync(server, 'utf8').split('\n')[0]), 'SIGKILL')
  expect(await run('back-up.ts', env)).toMatchObject({ code: 0 })
  expect(await run('restore.ts', env)).toMatchObject({ code: 0 })
  copy = await startCopy({ dataDir: copy.dataDir, env: { SEED_DEMO: '0' } })
  expect(await signIn(copy, 'early')).toBe(200)

  await copy.kill()
  expect(existsSync(server)).toBe(true)
  expect(await run('back-up.ts', { ...env, TO: join(folder, 'killed') })).toMatchObject({ code: 0 })
  expect(existsSync(server)).toBe(false)
}, 240_000)

it('takes what is no backup for none, and overwrites none', async () => {
  const env = { DATA_DIR: copy.dataDir, TO: join(folder, 'first'), FROM: folder }
  expect(await run('restore.ts', env)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('no backup'),
  })
  expect(await run('back-up.ts', env)).toMatchObject({ code: 1, printed: expect.stringContaining('exists') })
  expect(await run('back-up.ts', { ...env, DATA_DIR: folder })).toMatchObject({
    code: 1,
    printed: expect.stringContaining('There is no database'),
  })
})
