import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './ports.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { type Runner, unprivilegedRunner } from './unprivileged.ts'

const USER = 'meridian'
const READY_WITHIN_MS = 60_000
const POLL_MS = 50
const STILL_HELD = /postmaster\.pid" already exists|pre-existing shared memory block/

export interface PostgresOptions {
  /** The folder of its files; they are kept. */
  folder: string
  password: string
  /** Unset: any free one. */
  port?: number
  /** Off only for tests that never lose power. */
  fsync?: boolean
}

export interface Postgres {
  process: ChildProcess
  port: number
  /** The address of a database on this server. */
  url(database: string): string
  /** Disconnects everybody and ends within seconds; what was committed is kept. */
  stop(): Promise<void>
}

/** Starts a real PostgreSQL on a free port of this machine. Throws with its last words when it does not start. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { folder, password } = options
  const binaries = postgresBinaries()
  const runner = unprivilegedRunner([join(folder, 'x'), join(binaries, 'postgres')])
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(binaries, runner, folder, password)
  await stopLeftover(folder)
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const port = options.port ?? (await freePort())
    const child = serve(binaries, runner, port, options)
    const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
    const words = await acceptsConnections(child, url('postgres'), deadline)
    if (words === undefined) return { process: child, port, url, stop: () => end(child) }
    // Processes of a server that was killed let go of its files a moment later.
    if (!STILL_HELD.test(words) || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${words}`)
    await pause(POLL_MS)
  }
}

/** Makes a database where there is none of that name. */
export async function ensureDatabase(server: Pick<Postgres, 'url'>, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
}

async function initialise(binaries: string, runner: Runner, folder: string, password: string): Promise<void> {
  // What an interrupted first start left behind is no data yet.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  runner.own(folder)
  const passwordFile = `${folder}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  runner.own(passwordFile)
  const args = [
    '-D',
    folder,
    '-U',
    USER,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
  ]
  try {
    await run(binaries, runner, 'initdb', [...args, '--no-instructions'])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function run(binaries: string, runner: Runner, name: string, args: string[]): Promise<void> {
  const { program, args: all, options } = runner.command(join(binaries, name), args)
  const child = spawn(program, all, { ...options, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${words.trim()}`)),
    )
  })
}

/** A server of a run that was killed still holds the files: it is asked to end, as its own program would. */
export async function stopLeftover(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const deadline = Date.now() + READY_WITHIN_MS
  for (let asked = false; isPostgres(pid) && Date.now() < deadline; asked = true) {
    if (!asked) process.kill(pid, 'SIGINT')
    await pause(POLL_MS)
  }
}

/** The number may have gone to another program since. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

function serve(
  binaries: string,
  runner: Runner,
  port: number,
  { folder, fsync = true }: PostgresOptions,
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    shared_buffers: '128MB',
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    logging_collector: 'off',
    // What may be lost with the power need not be copied out of the log for long, and takes less room.
    ...(!fsync && { max_wal_size: '128MB' }),
    log_min_messages: 'warning',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { program, args, options } = runner.command(join(binaries, 'postgres'), ['-D', folder, ...flags])
  return spawn(program, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Waits until the server answers; its last words when it ended instead, or did not answer in time. */
async function acceptsConnections(
  child: ChildProcess,
  url: string,
  deadline: number,
): Promise<string | undefined> {
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-2_000)
  })
  while (child.exitCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    const connected = await client.connect().then(
      () => true,
      () => false,
    )
    if (connected) {
      await client.end()
      return undefined
    }
    await pause(POLL_MS)
  }
  return words.trim() || `no answer within ${READY_WITHIN_MS / 1_000} seconds`
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}
