import sonicBoom, { type SonicBoom } from 'sonic-boom'

/** Unread lines wait up to this many bytes; those after them are dropped, and counted. */
const WAITING_AT_MOST = 8 * 1024 * 1024
/** A reader that is merely slow is given one more second at the end, checked every 100 ms. */
const LAST_OFFERS = 10

let standardOutput: SonicBoom | undefined

/**
 * Where the log lines of this process go: its standard output, written alongside the work. Its reader may be slow,
 * stall, or be gone: the process goes on working, and ends when it is asked to.
 */
export function logOutput(): SonicBoom {
  standardOutput ??= createOutput(1)
  return standardOutput
}

function createOutput(fd: number): SonicBoom {
  let offersLeft = Number.POSITIVE_INFINITY
  const output = new sonicBoom.SonicBoom({
    fd,
    maxLength: WAITING_AT_MOST,
    retryEAGAIN: () => offersLeft-- > 0,
  })
  // There is nobody to tell. What could not be written is retried with the next line: a full disk may be emptied.
  output.on('error', () => {})
  sayWhatIsDropped(output)
  process.once('exit', () => {
    offersLeft = LAST_OFFERS
    try {
      output.flushSync()
    } catch {
      // Nobody takes the last lines.
    }
  })
  return output
}

function sayWhatIsDropped(output: SonicBoom): void {
  let dropped = 0
  output.on('drop', () => {
    dropped += 1
  })
  output.on('drain', () => {
    if (dropped === 0) return
    const msg = `${dropped} lines were dropped, since those before them were not read in time`
    dropped = 0
    output.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`)
  })
}
