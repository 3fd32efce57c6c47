import { OperatorError } from '../operator-error.ts'

/** Runs a script for people: prints what it answers; a failure becomes one line and exit code 1. */
export async function runScript(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
