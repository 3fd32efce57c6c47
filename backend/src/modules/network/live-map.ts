import type { News } from '#platform/database/news'
import type { Sql } from '#platform/database/sql'
import { createEventStreams, type OpenAnswer, serverSentEvent } from '#platform/http/event-streams'
import type { Log } from '#platform/log/log'
import { MAP_TOPIC, MEETUPS_TOPIC } from './domain/map/topics.ts'
import { getMapCounters } from './queries/map/get-map-counters.ts'

/** Changes within this time are announced together; by then every back end has heard of them and answers anew. */
const GATHER_MS = 200
const BETWEEN_MS = 1_000
const TOPICS: readonly string[] = [MAP_TOPIC, MEETUPS_TOPIC]

/** Tells everybody who looks at the map that it has changed. */
export interface LiveMap {
  /** Opens an answer that begins with the counters. Every ten seconds it is asked whether it may stay. */
  open(res: OpenAnswer, mayStay: () => Promise<boolean>): Promise<void>
  close(): void
}

/** Listens from the first viewer until `close`. Tells at most once a second, whatever happens meanwhile. */
export function createLiveMap({ sql, news, log }: { sql: Sql; news: News; log: Log }): LiveMap {
  const streams = createEventStreams()
  const moved = new Set<string>()
  let lastTold = -BETWEEN_MS
  let waiting: NodeJS.Timeout | undefined
  let unsubscribe: (() => void) | undefined

  const counters = async () => serverSentEvent('counters', await getMapCounters(sql))

  async function tell(): Promise<void> {
    waiting = undefined
    lastTold = performance.now()
    const topics = [...moved].map((topic) => serverSentEvent(topic, {}))
    moved.clear()
    if (streams.count() === 0) return
    const now = await counters().catch((error: unknown) => {
      log.warn({ err: error }, 'the counters of the map cannot be read')
      return ''
    })
    streams.broadcast(`${topics.join('')}${now}`)
  }

  function noteMove(topic: string): void {
    if (!TOPICS.includes(topic) || streams.count() === 0) return
    moved.add(topic)
    const wait = Math.max(GATHER_MS, lastTold + BETWEEN_MS - performance.now())
    waiting ??= setTimeout(() => void tell(), wait).unref()
  }

  return {
    async open(res, mayStay) {
      unsubscribe ??= news.subscribe(noteMove)
      streams.open(res, mayStay)
      streams.send(res, await counters())
    },
    close() {
      clearTimeout(waiting)
      unsubscribe?.()
      streams.close()
    },
  }
}
