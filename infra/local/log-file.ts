import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const MAX_BYTES = 50_000_000

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
 * @param maxBytes a longer log goes on in a new file, and is kept beside it as `meridian.log.1` until the next one is
 */
export function openLogFile(dataDir: string, say: (line: string) => void, maxBytes = MAX_BYTES): LogFile {
  const path = join(dataDir, 'meridian.log')
  let isLosing = false
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const write = (chunk: Buffer | string) => {
    try {
      if (size > maxBytes) {
        size = 0
        renameSync(path, `${path}.1`)
      }
      appendFileSync(path, chunk)
      size += Buffer.byteLength(chunk)
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
