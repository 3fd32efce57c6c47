import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { initialisePostgres, USER } from './initialise-postgres.ts'
import { freePort } from './ports.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { stopWithParent } from './stop-with-parent.ts'
import { type Runner, unprivilegedRunner } from './unprivileged.ts'

const READY_WITHIN_MS = 60_000
const POLL_MS = 50
const WRONG_PASSWORD = '28P01'
const STILL_HELD = /postmaster\.pid" already exists|pre-existing shared memory block/

export interface PostgresOptions {
  /** The folder of its files; they are kept. */
  folder: string
  password: string
  /** If unset, any free one. */
  port?: number
  /** Off only for tests that never lose power. */
  fsync?: boolean
  /** Aborts the start. */
  signal?: AbortSignal
}

export interface Postgres {
  process: ChildProcess
  port: number
  /** The address of a database on this server. */
  url(database: string): string
  /** Disconnects everybody and ends within seconds; what was committed is kept. */
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL on a free port of this machine. Throws with its last words when it does not start, or when
 * the start is aborted; then nothing of it keeps running.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { folder, password, signal } = options
  signal?.throwIfAborted()
  const binaries = postgresBinaries()
  const runner = unprivilegedRunner([join(folder, 'x'), join(binaries, 'postgres')])
  if (!existsSync(join(folder, 'PG_VERSION')))
    await initialisePostgres({ binaries, runner, folder, password, signal })
  await stopLeftover(folder)
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const port = options.port ?? (await freePort())
    signal?.throwIfAborted()
    const child = serve(binaries, runner, port, options)
    const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`
    const words = await acceptsConnections(child, url('postgres'), { deadline, signal })
    if (words === undefined) return { process: child, port, url, stop: () => end(child) }
    await end(child)
    // The processes of a killed server release its files only a moment later.
    if (!STILL_HELD.test(words) || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${words}`)
    await pause(POLL_MS)
  }
}

/** Creates the database unless there is one of that name. */
export async function ensureDatabase(server: Pick<Postgres, 'url'>, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  // The call in progress reports the error as well.
  client.on('error', () => {})
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
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
    // Data that may be lost in a power cut needs no long write-ahead log, and a short one takes less room.
    ...(!fsync && { max_wal_size: '128MB' }),
    log_min_messages: 'warning',
    // Failed statements are not logged with their values: e-mail addresses and password hashes are among them.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { program, args, options } = runner.command(join(binaries, 'postgres'), ['-D', folder, ...flags])
  const server = spawn(program, args, {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  stopWithParent(server, 'INT')
  return server
}

/** Waits until the server answers; gives its last words if it ended, refuses the login, or is not ready in time. */
async function acceptsConnections(
  child: ChildProcess,
  url: string,
  { deadline, signal }: { deadline: number; signal: AbortSignal | undefined },
): Promise<string | undefined> {
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-2_000)
  })
  while (!hasEnded(child) && Date.now() < deadline) {
    const problem = await connectOnce(url)
    if (signal?.aborted) return 'it was stopped'
    if (problem === undefined) return undefined
    // It would not accept the password later either.
    if ('code' in problem && problem.code === WRONG_PASSWORD) return problem.message
    await pause(POLL_MS)
  }
  return words.trim() || `no answer within ${READY_WITHIN_MS / 1_000} seconds`
}

async function connectOnce(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** SIGINT is PostgreSQL's fast shutdown. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await ended
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
