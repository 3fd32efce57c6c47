import { basename } from 'node:path'

/**
 * For commands that an operator runs: whatever ends one early is told in a line instead of a trace, and the process ends with 1. Call it
 * before anything else.
 * @param file `import.meta.filename` of the command
 */
export function tellWhyItBreaksOff(file: string): void {
  process.once('uncaughtException', (error) => {
    process.stderr.write(
      `${basename(file, '.ts')} broke off: ${wordsOf(error)}\nWhat it has done stays done. Mend this, and run it again.\n`,
    )
    process.exit(1)
  })
}

/** Where several addresses were tried, the error itself says nothing. */
function wordsOf(error: Error): string {
  const causes = error instanceof AggregateError ? error.errors : []
  return error.message || causes.map(String).join('; ') || error.name
}
