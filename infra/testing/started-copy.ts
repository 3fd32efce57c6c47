import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, SANDBOX_PORTS } from '../local/ports.ts'
import { createClient, type HttpClient } from '../simulation/http-client.ts'
import { until } from './until.ts'

const START = new URL('../local/start.ts', import.meta.url).pathname
/** Tests that are killed leave no copy behind. */
const PRELOAD = new URL('../local/exit-with-parent.ts', import.meta.url).href
const RUNS = /^ {2}\S.* is running\.$/m
/** With the demo community, two and a half minutes were seen while other tests had the processor. */
const STARTS_WITHIN_MS = 280_000

/** One copy of the whole system, started by the same script as `make start`, with files and ports of its own. */
export interface StartedCopy {
  url: string
  sandboxUrl: string
  /** The sandbox's control calls. */
  sandbox: HttpClient
  port: number
  dataDir: string
  /** Everything that it has printed. */
  printed(): string
  /** Ctrl-C; answers the exit code. */
  interrupt(): Promise<number | null>
  /** Ends the start script as a crash would; the parts it started notice by themselves, its database does not. */
  kill(): Promise<void>
}

/** Runs the start script until it ends, however it ends. */
export async function runStart(env: NodeJS.ProcessEnv): Promise<{ code: number | null; printed: string }> {
  const { child, printed } = spawnStart(env)
  return { code: await exitOf(child), printed: printed() }
}

/** Runs the start script until it has printed some words, does something to it, and waits for its end. */
export async function disturbStart(
  env: NodeJS.ProcessEnv,
  words: string,
  disturb: (child: ChildProcess) => void,
): Promise<{ code: number | null; printed: string }> {
  const { child, printed } = spawnStart(env)
  const ended = exitOf(child)
  await until(() => printed().includes(words), { within: STARTS_WITHIN_MS, what: words })
  disturb(child)
  return { code: await ended, printed: printed() }
}

/**
 * Starts a copy and waits until it says that it runs.
 * @throws Error with what it printed when it ends instead, or takes too long
 */
export async function startCopy(
  given: { dataDir?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<StartedCopy> {
  const port = await freePort(1 + SANDBOX_PORTS)
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'meridian-copy-'))
  const { child, printed } = spawnStart({ PORT: String(port), DATA_DIR: dataDir, ...given.env })
  const ended = () => child.exitCode !== null
  await until(() => ended() || RUNS.test(printed()), {
    within: STARTS_WITHIN_MS,
    what: 'the system to run',
  }).catch((cause: unknown) => {
    throw new Error(`${cause}\n${printed()}`, { cause })
  })
  if (ended()) throw new Error(`The start ended:\n${printed()}`)
  const sandboxUrl = `http://127.0.0.1:${port + 1}`
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl,
    sandbox: createClient(sandboxUrl),
    port,
    dataDir,
    printed,
    interrupt() {
      const ended = exitOf(child)
      child.kill('SIGINT')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await exitOf(child)
    },
  }
}

/** Removes the files of a copy that has ended. */
export function removeData({ dataDir }: Pick<StartedCopy, 'dataDir'>): void {
  rmSync(dataDir, { recursive: true, force: true })
}

function spawnStart(env: NodeJS.ProcessEnv) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['--import', PRELOAD, START], {
    env: { PATH, HOME, ADMIN_SECOND_FACTOR: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
  return { child, printed: () => words }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}
