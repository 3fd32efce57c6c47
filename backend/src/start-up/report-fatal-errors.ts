import { basename } from 'node:path'

/** What the language throws when code is wrong. Whoever runs the command cannot fix that. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError]

/**
 * For commands that an operator runs: whatever ends one early is reported in a line, and the process exits with 1. A
 * stack trace follows only where the fault is the code's. Call it before anything else.
 * @param file `import.meta.filename` of the command
 */
export function reportFatalErrors(file: string): void {
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${basename(file, '.ts')} broke off: ${wordsOf(error)}\n${adviceOn(error)}\n`)
    process.exit(1)
  })
}

function adviceOn(error: Error): string {
  if (!MISTAKES.some((mistake) => error instanceof mistake))
    return 'What it has done stays done. Mend this, and run it again.'
  return `What it has done stays done. This is a fault of Meridian itself. Report it with these lines:\n${error.stack}`
}

/** Where several addresses were tried, the error itself has no message. */
function wordsOf(error: Error): string {
  const causes = error instanceof AggregateError ? error.errors : []
  return error.message || causes.map(String).join('; ') || error.name
}
