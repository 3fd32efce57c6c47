import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '../testing/until.ts'
import { startPostgres } from './postgres.ts'
import { supervisePostgres } from './supervised-postgres.ts'

const WITHIN = 30_000
const PASSWORD = 'of the server'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'meridian-postgres-'))
})
afterEach(() => {
  for (const pid of processes()) process.kill(pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const serverIn = (folder: string) => ({ folder: join(folder, 'postgres'), password: PASSWORD, fsync: false })

/** Whatever works on the files of this test. */
function processes(): number[] {
  const { stdout } = spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** A start in a process of its own. */
function startElsewhere(): ChildProcess {
  const module = new URL('./postgres.ts', import.meta.url).href
  const script = `const { startPostgres } = await import('${module}'); await startPostgres(${JSON.stringify(serverIn(dataDir))})`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
}

const serves = () =>
  globSync('*/postmaster.pid', { cwd: dataDir }).some((file) => isReady(join(dataDir, file)))

/** The server's own word in its file of its process. What makes its files has one too, and takes it away. */
function isReady(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('ready')
  } catch {
    return false
  }
}

function beginsToMakeFiles() {
  const begun = () => globSync('*/PG_VERSION', { cwd: dataDir }).length > 0
  return until(begun, { within: WITHIN, what: 'the first file of the server' })
}

it.each(['is killed with it', 'goes on alone'])(
  'starts after a start that was cut off while initdb worked, which %s',
  async (initdb) => {
    const child = startElsewhere()
    await beginsToMakeFiles()
    child.kill('SIGKILL')
    if (initdb === 'is killed with it') for (const pid of processes()) kill(pid)
    const server = await startPostgres(serverIn(dataDir))
    expect(server.url('meridian')).toContain(`127.0.0.1:${server.port}`)
    await server.stop()
    expect(globSync('*', { cwd: dataDir })).toEqual(['postgres'])
  },
)

it('ends with the process that started it, even a killed one', async () => {
  const child = startElsewhere()
  await until(serves, { within: WITHIN, what: 'the server' })
  child.kill('SIGKILL')
  await until(() => processes().length === 0, { within: WITHIN, what: 'the end of the server' })
})

it('leaves no server behind that was started with a wrong password', async () => {
  await (await startPostgres(serverIn(dataDir))).stop()
  await expect(startPostgres({ ...serverIn(dataDir), password: 'another one' })).rejects.toThrow('password')
  expect(processes()).toEqual([])
})

it('can be stopped while its files are made', async () => {
  const { started, stop } = supervised()
  await beginsToMakeFiles()
  await stop()
  await started
  expect(processes()).toEqual([])
  expect(globSync('*', { cwd: dataDir })).toEqual([])
})

it('can be stopped while it starts', async () => {
  await (await startPostgres(serverIn(dataDir))).stop()
  const { started, stop } = supervised()
  await until(() => processes().length > 0, { within: WITHIN, what: 'a process of the server' })
  await stop()
  await started
  expect(processes()).toEqual([])
})

/** A start, how to stop it from its first moment on, and its end, good or bad. */
function supervised() {
  const stops: (() => Promise<void>)[] = []
  const server = supervisePostgres(
    serverIn(dataDir),
    () => {},
    (stop) => stops.push(stop),
  )
  const started = server.then(
    () => undefined,
    (error: unknown) => error,
  )
  return { started, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
