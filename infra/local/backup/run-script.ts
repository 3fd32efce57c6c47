import { OperatorError } from '../operator-error.ts'

/** Runs a script for people: prints what it answers; a failure that they can mend becomes one line and exit code 1. */
export async function runScript(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`)
    process.exitCode = 1
  }
}

function lineOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  // A disk, a database: these have codes. Node gives one to wrong arguments as well, which are a mistake of ours.
  const isFromOutside = error instanceof Error && 'code' in error && !(error instanceof TypeError)
  if (!isFromOutside) throw error
  return `Broke off: ${error.message || error.code}. Mend this, and run it again.`
}
