import { fileURLToPath } from 'node:url'
import { type Supervised, supervise } from '../local/supervisor.ts'
import { waitForOk } from '../local/wait-for.ts'
import type { BenchParts } from './parts.ts'

const READY_WITHIN_MS = 20_000
const LAST_WORDS = 2_000

interface ServerProcess {
  name: string
  file: URL
  env: NodeJS.ProcessEnv
  /** Answers 200 when the server is ready; without it there is no wait. */
  readyUrl?: string
}

/**
 * Starts a server in a process of its own and waits until it is ready; it ends with the benchmark.
 * @throws Error with its last words when it does not become ready
 */
export async function startProcess(
  { say, defer }: BenchParts,
  { name, file, env, readyUrl }: ServerProcess,
): Promise<Supervised> {
  let words = ''
  const write = (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-LAST_WORDS)
  }
  const running = supervise({ name, args: [fileURLToPath(file)], env }, { say, write })
  defer(() => running.stop())
  if (readyUrl === undefined) return running
  await waitForOk(readyUrl, READY_WITHIN_MS).catch((error: unknown) => {
    throw new Error(`${name} does not start: ${words.trim() || String(error)}`, { cause: error })
  })
  return running
}
