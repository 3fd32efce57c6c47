import { randomUUID } from 'node:crypto'
import {
  createDelivery,
  createQueues,
  defineConsumer,
  type Queues,
  type System,
} from '@meridian/backend/worker-api'
import { insertMany } from '../events.ts'
import { interleave } from '../rounds.ts'
import type { Row } from '../row.ts'
import { median } from '../samples.ts'

/** As many at once as the workers run on the membership queue. */
const CONCURRENCY = 20
const JOBS_A_SECOND = 600
const NAME = 'bench-when-provider-notified'

export const consumers: Row = {
  number: 9,
  title: 'consumers',
  async measure(around) {
    const system = await around.system('consumers')
    const queues = createQueues(system.config, system.log)
    const deliver = createDelivery(system.plannedSql, [consumerOf(system)], system.log)
    const work = (queue: string, handle: Handle) => async (seconds: number) => {
      const ids = await insertMany(system, Math.round(JOBS_A_SECOND * seconds))
      return jobsPerSecond(queues, { queue, ids, handle })
    }
    try {
      const { ours, theirs } = await interleave(
        work('bench-consumers', ({ name, data }) => deliver({ name, messageId: data.messageId })),
        work('bench-nothing', async () => {}),
      )
      return [
        {
          what: 'events consumed, each by one command',
          ours: median(ours),
          unit: 'a second',
          against: { what: 'BullMQ on PostgreSQL doing nothing', value: median(theirs) },
          bar: { atLeast: 0.5 },
        },
      ]
    } finally {
      await queues.close()
    }
  },
}

type Handle = (job: { name: string; data: { messageId: string } }) => Promise<void>

/** Everything that the platform does around a command, and a command that changes nothing. */
function consumerOf({ commands }: System) {
  return defineConsumer({
    name: NAME,
    queue: 'bench-consumers',
    on: ['membership.provider-notified'],
    handle: (_event, delivery) => commands.runOnce(async () => {}, undefined, delivery),
  })
}

/** Adds a job for each message, then lets a worker take them; the time of adding does not count. */
async function jobsPerSecond(
  queues: Queues,
  { queue, ids, handle }: { queue: string; ids: string[]; handle: Handle },
): Promise<number> {
  await queues.add(ids.map((messageId) => ({ queue, name: NAME, id: randomUUID(), data: { messageId } })))
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = ids.length
  const begun = performance.now()
  const worker = queues.work(
    queue,
    async (job) => {
      await handle(job)
      left -= 1
      if (left === 0) resolve()
    },
    { concurrency: CONCURRENCY },
  )
  await promise
  const seconds = (performance.now() - begun) / 1_000
  await worker.close()
  return ids.length / seconds
}
