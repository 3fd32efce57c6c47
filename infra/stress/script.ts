import { parseArgs } from 'node:util'

/** Prints a line of what goes on. */
export const say = (line: string) => process.stdout.write(`· ${line}\n`)

/** A duration as it is printed: "12.3 s". */
export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

interface Wanted {
  /** Where nothing is said. */
  otherwise: number
  /** The least; 1 unless stated otherwise. */
  min?: number
  max: number
  /** Halves are fine. */
  fractions?: true
  example: number
}

/**
 * The number that was asked for as `--name=…`.
 * @throws Error that says what to write instead
 */
export function numberOption(name: string, { otherwise, min = 1, max, fractions, example }: Wanted): number {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } } })
  const number = Number(values[name] ?? otherwise)
  if (number >= min && number <= max && (fractions || Number.isInteger(number))) return number
  const kind = fractions ? 'a number' : 'a whole number'
  throw new Error(
    `--${name}=${String(values[name] ?? otherwise)}: ${kind} from ${min} to ${max}, for example --${name}=${example}`,
  )
}

/** Runs a script to its end and says how it went; the exit code is 0 only when all was right. */
export async function runScript(work: () => Promise<boolean>, allRight: string): Promise<void> {
  try {
    const right = await work()
    say(right ? allRight : 'Something is broken: see the lines above')
    process.exitCode = right ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
