import type { Log } from '../log/log.ts'
import { createListeningConnection } from './listening-connection.ts'
import type { Sql } from './sql.ts'

const CHANNEL = 'news'
const LOOK_MS = 1_000

/**
 * Announces that the read model of this topic moves. Part of the transaction that moves it: every back end hears of it
 * when that commits, and none when it fails.
 */
export async function announce(sql: Sql, topic: string): Promise<void> {
  await sql.rows({ name: 'announce', text: `select pg_notify('${CHANNEL}', $1)`, values: [topic] })
}

/** What read models announce, heard on one connection of a process however many listen. */
export interface News {
  /**
   * The version of a topic: a different one when it has moved since. Undefined while nothing can be heard, so that
   * whoever compares looks again instead.
   */
  versionOf(topic: string): number | undefined
  /** Counts as a move that was heard: for whoever knows of one before it is announced. */
  note(topic: string): void
  /** Calls back at each move, and after a period in which some may have been missed. Returns how to stop it. */
  subscribe(onMove: (topic: string) => void): () => void
  close(): Promise<void>
}

/** Connects when somebody first asks or subscribes; reconnects by itself. */
export function createNews(databaseUrl: string, log: Log): News {
  const moves = new Map<string, number>()
  const subscribers = new Set<(topic: string) => void>()
  const move = (topic: string) => {
    moves.set(topic, (moves.get(topic) ?? 0) + 1)
    for (const onMove of subscribers) onMove(topic)
  }
  const connection = createListeningConnection(databaseUrl, CHANNEL, {
    onMessage: move,
    onError: (err) => log.warn({ err }, 'no news is heard: looking each time until it is'),
    onOpen() {
      for (const topic of moves.keys()) move(topic)
    },
  })
  let looking: NodeJS.Timeout | undefined
  const keepOpen = () => {
    connection.ensure()
    looking ??= setInterval(() => connection.ensure(), LOOK_MS).unref()
  }
  return {
    versionOf(topic) {
      keepOpen()
      if (!moves.has(topic)) moves.set(topic, 0)
      return connection.isOpen() ? moves.get(topic) : undefined
    },
    note: move,
    subscribe(onMove) {
      keepOpen()
      subscribers.add(onMove)
      return () => void subscribers.delete(onMove)
    },
    async close() {
      clearInterval(looking)
      subscribers.clear()
      await connection.close()
    },
  }
}
