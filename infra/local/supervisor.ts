import { type ChildProcess, spawn } from 'node:child_process'

export interface Part {
  name: string
  /** Arguments of Node. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

export interface Supervised {
  /** Stops the part and does not start it again. */
  stop(): Promise<void>
  /** The current process, if one is running. */
  pid(): number | undefined
}

/**
 * Node lets its heap grow with what a burst leaves behind, to twice what is alive in it and more: a small nursery and
 * early collection keep a server at what it needs, some 60 MB. As in the image.
 */
export const SERVER_MEMORY = ['--max-semi-space-size=8', '--max-old-space-size=120']
const PRELOAD = new URL('./exit-with-parent.ts', import.meta.url).href
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 5_000
/** A part that ran this long was healthy: its next restart is quick again. */
const WELL_AFTER_MS = 10_000
/** As Compose gives a back end. */
const STOP_WITHIN_MS = 30_000

/**
 * Runs a server, and restarts it when it dies. It gets the memory of a server, unless its arguments say otherwise.
 * `say` gets a line each time it dies, `write` what it prints.
 */
export function supervise(
  part: Part,
  { say, write }: { say: (line: string) => void; write: (chunk: Buffer) => void },
): Supervised {
  let child: ChildProcess | undefined
  let delay = FIRST_DELAY_MS
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  function run(): void {
    const begun = Date.now()
    const started = spawnPart({ ...part, args: [...SERVER_MEMORY, ...part.args] }, write)
    child = started
    started.once('close', (code, signal) => {
      child = undefined
      if (stopped) return
      if (Date.now() - begun > WELL_AFTER_MS) delay = FIRST_DELAY_MS
      say(`${part.name} ended (${signal ?? `code ${code}`}); starting it again`)
      timer = setTimeout(run, delay)
      delay = Math.min(delay * 2, MAX_DELAY_MS)
    })
  }
  run()

  return {
    pid: () => child?.pid,
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (child !== undefined) await end(child)
    },
  }
}

/**
 * Runs a part to its end. Answers what it printed; throws with its last words when it fails.
 * @param hear gets what it prints while it runs
 */
export function runToEnd(part: Part, hear: (words: string) => void = () => {}): Promise<string> {
  let words = ''
  const child = spawnPart(part, (chunk) => {
    words += chunk.toString()
    hear(chunk.toString())
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(words) : reject(new Error(words.trim()))))
  })
}

function spawnPart({ args, env }: Part, write: (chunk: Buffer) => void): ChildProcess {
  // Detached: Ctrl-C in the terminal reaches only the supervisor, which then ends its parts in order.
  const child = spawn(process.execPath, ['--import', PRELOAD, ...args], {
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin?.on('error', () => {})
  child.stdout?.on('data', write)
  child.stderr?.on('data', write)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await ended
  clearTimeout(force)
}
