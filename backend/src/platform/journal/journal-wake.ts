import { setTimeout as pause } from 'node:timers/promises'
import type { EventType } from '@meridian/contracts/events/catalogue'
import { createListeningConnection } from '../database/listening-connection.ts'
import type { SqlPool } from '../database/sql.ts'
import type { Log } from '../log/log.ts'

const CHANNEL = 'journal'
const SEPARATOR = ' '
/** A reader that was just woken finds what comes meanwhile anyway. */
const PAUSE_MS = 4

/** Tells whoever reads the journal that there is more of it. */
export interface JournalWake {
  /** To be called after a commit, with what was written. Never fails: readers also look by themselves now and then. */
  notify(types: Iterable<EventType>): void
}

/**
 * Notifies outside of the transaction: a NOTIFY inside would make PostgreSQL commit one transaction at a time.
 * The first call goes out at once; those that follow within the pause share one at its end. It names the types of the
 * events, of which all together fit into one.
 */
export function createJournalWake(sql: SqlPool): JournalWake {
  let underWay = false
  const untold = new Set<EventType>()
  async function send(): Promise<void> {
    underWay = true
    while (untold.size > 0) {
      const types = [...untold].join(SEPARATOR)
      untold.clear()
      await sql
        .rows({ name: 'journal-wake', text: `select pg_notify('${CHANNEL}', $1)`, values: [types] })
        .catch(() => undefined)
      await pause(PAUSE_MS, undefined, { ref: false })
    }
    underWay = false
  }
  return {
    notify(types) {
      for (const type of types) untold.add(type)
      if (!underWay) void send()
    },
  }
}

/** Waits for wakes on one connection that all readers of a process share. */
export interface JournalListener {
  /**
   * A reader of its own: it does not miss a wake that comes while it is working.
   * @param types what it reads: others do not wake it; without them, everything does
   */
  reader(types?: readonly EventType[]): JournalReader
  close(): Promise<void>
}

export interface JournalReader {
  /** Resolves at the next wake that concerns it, or after `atMost` milliseconds, or when `signal` aborts. */
  next(atMost: number, signal: AbortSignal): Promise<void>
}

/** Listens for wakes; reconnects by itself, and meanwhile `next` resolves by time. */
export function createJournalListener(databaseUrl: string, log: Log): JournalListener {
  const readers = new Set<(told?: readonly string[]) => void>()
  const wakeAll = (told?: readonly string[]) => {
    for (const wake of readers) wake(told)
  }
  const connection = createListeningConnection(databaseUrl, CHANNEL, {
    // A version that names nothing may have written anything.
    onMessage: (told) => wakeAll(told === '' ? undefined : told.split(SEPARATOR)),
    onOpen: () => wakeAll(),
    onError: (err) => log.warn({ err }, 'no wakes are heard: looking now and then until they are'),
  })
  return {
    reader(types) {
      const { wake, next } = createReader()
      const read = types && new Set<string>(types)
      readers.add((told) => {
        if (read === undefined || told === undefined || told.some((type) => read.has(type))) wake()
      })
      return {
        next(atMost, signal) {
          connection.ensure()
          return next(atMost, signal)
        },
      }
    },
    async close() {
      wakeAll()
      await connection.close()
    },
  }
}

function createReader() {
  let woken = false
  let resume = () => {}
  return {
    wake() {
      woken = true
      resume()
    },
    async next(atMost: number, signal: AbortSignal): Promise<void> {
      if (!woken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', done)
            resolve()
          }
          const timer = setTimeout(done, atMost)
          resume = done
          signal.addEventListener('abort', done, { once: true })
        })
      }
      woken = false
    },
  }
}
