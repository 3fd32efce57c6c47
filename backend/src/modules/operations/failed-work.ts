import type { FailedJob } from '@meridian/contracts/http/operations/queues'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { QUEUE_NAMES, type QueueName } from '@meridian/contracts/values/queues'
import { readUuid } from '@meridian/contracts/values/uuid'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import { plainReason } from '#platform/log/plain-reason'
import type { ExhaustedJob } from '#platform/queues/failed-jobs'
import type { Queues } from '#platform/queues/queues'
import { discardJob } from './commands/discard-job.ts'
import { recordRetriedJobs } from './commands/record-retried-jobs.ts'
import { listEvents } from './queries/list-events.ts'

/** How many of each queue are shown, and tried again at once. */
const SHOWN = 100
const AT_ONCE = 500

interface FailedWorkParts {
  sql: Sql
  commands: CommandRunner
  queues: Queues
}

/** Work whose attempts are used up, and what can be done about it. */
export function createFailedWork({ sql, commands, queues }: FailedWorkParts) {
  const find = async (queue: QueueName, jobId: string): Promise<ExhaustedJob> => {
    const job = await queues.findFailed(queue, jobId)
    if (job === undefined)
      throw new DomainError('not-found', 'This job is no longer among the failed ones. Reload the list.')
    return job
  }

  /** Recorded before it happens: a record of something that then failed does less harm than no record. */
  async function retry(queue: QueueName, jobs: readonly ExhaustedJob[], actor: Actor): Promise<number> {
    if (jobs.length === 0) return 0
    await commands.run(recordRetriedJobs, { queue, jobs: jobs.map(({ id, name }) => ({ id, name })) }, actor)
    const retried = await Promise.all(jobs.map((job) => job.retry()))
    return retried.filter(Boolean).length
  }

  return {
    async list(): Promise<FailedJob[]> {
      const lists = await Promise.all(QUEUE_NAMES.map((queue) => queues.failed(queue, SHOWN)))
      const ids = lists.flat().flatMap(({ messageId }) => readUuid(messageId) ?? [])
      const events = await listEvents(sql, ids)
      return QUEUE_NAMES.flatMap((queue, place) =>
        (lists[place] ?? []).map((job) => present(queue, job, events.get(job.messageId))),
      )
    },
    retry: async (queue: QueueName, jobId: string, actor: Actor) =>
      retry(queue, [await find(queue, jobId)], actor),
    async retryAll(actor: Actor): Promise<number> {
      let retried = 0
      for (const queue of QUEUE_NAMES)
        retried += await retry(queue, await queues.failed(queue, AT_ONCE), actor)
      return retried
    },
    async discard(about: { queue: QueueName; jobId: string; reason: string }, actor: Actor): Promise<void> {
      const job = await find(about.queue, about.jobId)
      const eventId = readUuid(job.messageId) ?? null
      await commands.run(discardJob, { ...about, name: job.name, eventId }, actor)
      await job.remove()
    },
  }
}

function present(
  queue: QueueName,
  { id, name, reason, attempts, failedAt }: ExhaustedJob,
  event: { id: string; type: string; occurredAt: Date } | undefined,
): FailedJob {
  return {
    queue,
    id,
    name,
    attempts,
    reason: plainReason(reason),
    failedAt: failedAt?.toISOString() ?? null,
    event: event ? { ...event, occurredAt: event.occurredAt.toISOString() } : null,
  }
}
