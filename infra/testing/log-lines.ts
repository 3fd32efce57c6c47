import { createLog, type Log } from '@meridian/backend/testing'

/** A log of level `info` whose lines can be read, instead of being written to the output. */
export function listenToLog(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  return {
    log: createLog('info', 'test', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    lines,
  }
}
