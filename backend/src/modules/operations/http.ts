import { discardJob, getQueues, listFailedJobs, retryJobs } from '@meridian/contracts/http/operations/queues'
import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import { adminOnly } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import { getRelayLag, listProjectionLags } from '#platform/journal/lags'
import type { Projection } from '#platform/projections/projection'
import type { Queues } from '#platform/queues/queues'
import { createFailedWork } from './failed-work.ts'

export interface OperationsRouteParts extends Pick<HttpParts, 'sql' | 'commands'> {
  queues: Queues
  projections: readonly Projection[]
}

/** What the people who run the system see and do: the queues, what failed in them, and how far behind anything is. */
export function operationsRoutes(route: Route, parts: OperationsRouteParts): void {
  const { sql, queues, projections } = parts
  const work = createFailedWork(parts)

  route(getQueues, { who: adminOnly }, async () => {
    const [depths, relay, lags] = await Promise.all([
      Promise.all(QUEUE_NAMES.map((name) => queues.counts(name))),
      getRelayLag(sql),
      listProjectionLags(sql, projections),
    ])
    const figures = QUEUE_NAMES.map((name, place) => ({ name, ...depthOf(depths[place] ?? {}) }))
    return { queues: figures, relay, projections: lags }
  })

  route(listFailedJobs, { who: adminOnly }, () => work.list())

  route(retryJobs, { who: adminOnly }, async ({ body, actor }) => {
    const retried =
      'all' in body ? await work.retryAll(actor) : await work.retry(body.queue, body.jobId, actor)
    return { retried, message: RETRIED(retried) }
  })

  route(discardJob, { who: adminOnly }, async ({ body, actor }) => {
    await work.discard(body, actor)
    return { message: 'The job is discarded. The record says who did so, and why.' }
  })
}

const RETRIED = (count: number) => {
  if (count === 0) return 'There are no failed jobs left.'
  return count === 1 ? 'The job is tried again now.' : `${count} jobs are tried again now.`
}

/** What the library calls `prioritized` waits as well, only in another list. */
function depthOf({
  waiting = 0,
  prioritized = 0,
  active = 0,
  delayed = 0,
  failed = 0,
}: Record<string, number>) {
  return { waiting: waiting + prioritized, active, delayed, failed }
}
