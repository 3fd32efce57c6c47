import {
  compose,
  createJournalListener,
  createQueues,
  createRelay,
  type JournalListener,
  type Queues,
  type Subscriptions,
  type System,
} from '@meridian/backend/worker-api'
import { catalogue } from '@meridian/contracts/events/catalogue'
import { crowd } from '../crowd.ts'
import { appendEvent, insertEvent, insertMany, NOTIFIED } from '../events.ts'
import { interleave } from '../rounds.ts'
import type { Finding, Row } from '../row.ts'
import { median, p99 } from '../samples.ts'
import type { Surroundings } from '../surroundings.ts'

const COMMITTERS = 16
const QUEUE = 'bench'
/** What is committed in about two seconds: handed over in much less, a smaller one would be gone before it tells anything. */
const BACKLOG = 20_000

/** The relay of the workers, noting when it has handed an event to its queue. */
function createObservedRelay(system: System, queues: Queues) {
  const relayedAt = new Map<string, number>()
  const observed: Queues = {
    ...queues,
    async add(jobs) {
      await queues.add(jobs)
      for (const { data } of jobs) relayedAt.set(data.messageId, performance.now())
    },
  }
  // There is one entry for each type of the catalogue.
  const subscriptions = Object.fromEntries(
    catalogue.map(({ type }) => [type, [{ name: 'bench', queue: QUEUE }]]),
  ) as unknown as Subscriptions
  const relay = createRelay({ sql: system.sql, queues: observed, subscriptions, log: system.log })
  return {
    relay,
    /** Relays until the function that it returns is called. */
    run(listener: JournalListener): () => Promise<void> {
      const stopping = new AbortController()
      const running = relay.run(listener.reader(), stopping.signal)
      return async () => {
        stopping.abort()
        await running
        await listener.close()
      }
    },
    /** Waits until nothing is pending; answers when each event since the last question was handed over. */
    async handedOver(): Promise<Map<string, number>> {
      while (await isPending(system)) await relay.relayPending()
      const answer = new Map(relayedAt)
      relayedAt.clear()
      return answer
    },
  }
}

/** What is being handed over counts as pending until that is committed. */
async function isPending({ sql }: System): Promise<boolean> {
  const [row] = await sql.rows<{ pending: boolean }>({
    text: 'select exists (select from relay_pending) as pending',
  })
  return row?.pending === true
}

export const relay: Row = {
  number: 8,
  title: 'commit → relayed',
  async measure(around) {
    const onRedis = await measureOn(around, { redisUrl: await around.redis(), kind: 'Redis' })
    const onPostgres = await measureOn(around, { redisUrl: undefined, kind: 'PostgreSQL' })
    return [...onRedis, ...onPostgres]
  },
}

interface QueueServer {
  redisUrl: string | undefined
  kind: 'Redis' | 'PostgreSQL'
}

async function measureOn(around: Surroundings, { redisUrl, kind }: QueueServer): Promise<Finding[]> {
  const system = await around.system(`relay-${kind.toLowerCase()}`)
  // The relay lives in the workers: it shares no connections with those who commit.
  const workers = compose(system.config, 'bench')
  const queues = createQueues({ ...system.config, redisUrl }, system.log)
  const observed = createObservedRelay(workers, queues)
  try {
    const insert = (seconds: number) => crowd(COMMITTERS, seconds, () => insertEvent(system, NOTIFIED))
    const stop = observed.run(createJournalListener(system.config.databaseUrl, system.log))
    const committed = await interleave((seconds) => commitAndRelay(system, observed, seconds), insert)
    await stop()
    const drained = await interleave(() => drain(system, observed), insert)
    const inserted = median(drained.theirs.map(({ perSecond }) => perSecond))
    return [
      {
        what: `commit → relayed, p99, queues on ${kind}`,
        ours: median(committed.ours),
        unit: 'ms',
        against: { what: 'bare insert, p99', value: median(committed.theirs.map((sample) => sample.p99)) },
        bar: { atMost: 5 },
      },
      {
        what: `relay drains, queues on ${kind}`,
        ours: median(drained.ours),
        unit: 'a second',
        against: { what: 'bare insert, 16 at once', value: inserted },
        bar: { atLeast: 2 },
      },
    ]
  } finally {
    await Promise.all([queues.close(), workers.close()])
  }
}

type ObservedRelay = ReturnType<typeof createObservedRelay>

/** Commits while the relay runs; the p99 of the milliseconds from each commit to its hand-over. */
async function commitAndRelay(
  system: System,
  { handedOver }: ObservedRelay,
  seconds: number,
): Promise<number> {
  const committedAt = new Map<string, number>()
  await crowd(COMMITTERS, seconds, async () => {
    committedAt.set(await appendEvent(system, NOTIFIED), performance.now())
  })
  const relayedAt = await handedOver()
  return p99([...committedAt].map(([id, committed]) => delay(committed, relayedAt.get(id))))
}

/** The relay may be done before the committer has heard of its own commit. */
function delay(committed: number, relayed: number | undefined): number {
  if (relayed === undefined) throw new Error('An event was not relayed')
  return Math.max(0, relayed - committed)
}

/** Events a second that the relay hands over when it has a backlog. */
async function drain(system: System, { relay }: ObservedRelay): Promise<number> {
  await insertMany(system, BACKLOG)
  const begun = performance.now()
  await relay.relayPending()
  return (BACKLOG * 1_000) / (performance.now() - begun)
}
