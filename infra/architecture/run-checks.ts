import { spawn } from 'node:child_process'
import { REPOSITORY } from './files.ts'

export interface CheckStep {
  name: string
  command: readonly string[]
}

export interface CheckResult {
  name: string
  passed: boolean
  /** What it wrote to either output. */
  output: string
  seconds: number
}

/**
 * Runs every step, several at once, and none stops another. Results are reported in the order of the steps, each as
 * soon as it and those before it are known.
 */
export async function runChecks(
  steps: readonly CheckStep[],
  { atOnce, onResult }: { atOnce: number; onResult: (result: CheckResult) => void },
): Promise<CheckResult[]> {
  const waiting = steps.map((step) => ({ step, ...Promise.withResolvers<CheckResult>() }))
  const queue = waiting.values()
  const work = async () => {
    for (const { step, resolve } of queue) resolve(await runStep(step))
  }
  const workers = Array.from({ length: atOnce }, work)
  const results: CheckResult[] = []
  for (const { promise } of waiting) {
    const result = await promise
    onResult(result)
    results.push(result)
  }
  await Promise.all(workers)
  return results
}

/** A program that cannot be started has failed, and says so in its output. */
function runStep({ name, command: [program = '', ...args] }: CheckStep): Promise<CheckResult> {
  const began = performance.now()
  const child = spawn(program, args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    const end = (passed: boolean, said = '') => {
      const output = `${Buffer.concat(chunks)}${said}`.trim()
      resolve({ name, passed, output, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) =>
      end(false, `${program} does not start: ${error.message}. Run "npm ci" first.`),
    )
    child.on('close', (code) => end(code === 0))
  })
}
