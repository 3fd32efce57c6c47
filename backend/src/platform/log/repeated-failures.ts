import { MINUTE_MS } from '@meridian/contracts/values/durations'
import type { Log } from './log.ts'

/** Errors may name something that differs each time. */
const MAX_KINDS = 100

/** The id of a job, with its consumer, or of a row: what fails by the same for many of them is one kind of failure. */
const ID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[a-z-]+)?/g

/** Tells of a failure, with fields that say whose it is. */
export type TellFailure = (error: unknown, about: object) => void

/**
 * For what is tried again and again while a server is away: a failure is told at once; what repeats it within a minute is
 * counted, and told with the next one. Otherwise an outage would fill the disk with it.
 */
export function tellOnceAMinute(log: Log, message: string, now = () => performance.now()): TellFailure {
  const told = new Map<string, { at: number; repeated: number }>()
  return (err, about) => {
    const kind = (err instanceof Error ? err.message : String(err)).replaceAll(ID, '')
    const known = told.get(kind)
    if (known !== undefined && now() - known.at < MINUTE_MS) {
      known.repeated += 1
      return
    }
    if (told.size >= MAX_KINDS) told.clear()
    told.set(kind, { at: now(), repeated: 0 })
    log.warn({ err, ...about, ...(known && { repeated: known.repeated }) }, message)
  }
}
