import { setTimeout as pause } from 'node:timers/promises'
import { createListeningConnection } from '../database/listening-connection.ts'
import type { SqlPool } from '../database/sql.ts'
import type { Log } from '../log/log.ts'

const CHANNEL = 'journal'
/** A reader that was just woken finds what comes meanwhile anyway. */
const PAUSE_MS = 4

/** Tells whoever reads the journal that there is more of it. */
export interface JournalWake {
  /** To be called after a commit. Never fails: readers also look by themselves now and then. */
  notify(): void
}

/**
 * Notifies outside of the transaction: a NOTIFY inside would make PostgreSQL commit one transaction at a time.
 * The first call goes out at once; those that follow within the pause share one at its end.
 */
export function createJournalWake(sql: SqlPool): JournalWake {
  let underWay = false
  let again = false
  async function send(): Promise<void> {
    underWay = true
    do {
      again = false
      await sql
        .rows({ name: 'journal-wake', text: `select pg_notify('${CHANNEL}', '')` })
        .catch(() => undefined)
      await pause(PAUSE_MS, undefined, { ref: false })
    } while (again)
    underWay = false
  }
  return {
    notify() {
      if (underWay) again = true
      else void send()
    },
  }
}

/** Waits for wakes on one connection that all readers of a process share. */
export interface JournalListener {
  /** A reader of its own: it does not miss a wake that comes while it is working. */
  reader(): JournalReader
  close(): Promise<void>
}

export interface JournalReader {
  /** Resolves at the next wake, or after `atMost` milliseconds, or when `signal` aborts. */
  next(atMost: number, signal: AbortSignal): Promise<void>
}

/** Listens for wakes; reconnects by itself, and meanwhile `next` resolves by time. */
export function createJournalListener(databaseUrl: string, log: Log): JournalListener {
  const readers = new Set<() => void>()
  const wakeAll = () => {
    for (const wake of readers) wake()
  }
  const connection = createListeningConnection(databaseUrl, CHANNEL, {
    onMessage: wakeAll,
    onOpen: wakeAll,
    onError: (err) => log.warn({ err }, 'no wakes are heard: looking now and then until they are'),
  })
  return {
    reader() {
      const { wake, next } = createReader()
      readers.add(wake)
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
