import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the parts of a copy print, in a file of its data folder. */
export interface LogFile {
  path: string
  write(chunk: Buffer | string): void
  /** Says it to whoever has started the copy, and to whoever reads the log later. */
  note(line: string): void
}

/**
 * What the disk has no room for is lost: a copy that ended for the want of a line in its log would serve nobody.
 * @param say tells whoever has started the copy
 */
export function openLogFile(dataDir: string, say: (line: string) => void): LogFile {
  const path = join(dataDir, 'meridian.log')
  let isLosing = false
  const write = (chunk: Buffer | string) => {
    try {
      appendFileSync(path, chunk)
      isLosing = false
    } catch (error) {
      if (!isLosing)
        say(`The log ${path} cannot be written: ${error instanceof Error ? error.message : error}`)
      isLosing = true
    }
  }
  return {
    path,
    write,
    note(line) {
      const entry = { level: 40, time: Date.now(), part: 'start', msg: line }
      // Whoever is told looks into the log at once, and finds it there.
      write(`${JSON.stringify(entry)}\n`)
      say(line)
    },
  }
}
