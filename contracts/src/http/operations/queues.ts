import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { QUEUE_NAMES } from '../../values/queues.ts'
import { endpoint } from '../endpoint.ts'
import { reasonField } from '../reason-field.ts'

const lag = {
  /** Waiting events; 100,000 stands for that many or more. */
  events: z.int().min(0),
  /** How long the oldest of them has waited; 0 when none does. */
  oldestSeconds: z.number().min(0),
}

export const getQueues = endpoint({
  method: 'GET',
  path: '/api/queues',
  summary:
    'How much work waits, is done and has failed, and how far behind relay and read models are. For the admin.',
  response: z.object({
    queues: z.array(
      z.object({
        name: z.enum(QUEUE_NAMES),
        waiting: z.int().min(0),
        active: z.int().min(0),
        /** To be retried, or begun, at a later time. */
        delayed: z.int().min(0),
        /** Given up. */
        failed: z.int().min(0),
      }),
    ),
    /** Events that have not been passed on to any queue. */
    relay: z.object(lag),
    projections: z.array(z.object({ name: z.string(), ...lag })),
  }),
})

export type QueuesReport = z.output<typeof getQueues.response>

const failedJob = z.object({
  queue: z.enum(QUEUE_NAMES),
  id: z.string(),
  /** The consumer or the schedule that gave up. */
  name: z.string(),
  /** Why the last attempt failed, without anything that identifies a person. */
  reason: z.string(),
  attempts: z.int().min(0),
  failedAt: z.iso.datetime().nullable(),
  /** What it was about; null for a schedule. */
  event: z.object({ id: z.uuid(), type: z.string(), occurredAt: z.iso.datetime() }).nullable(),
})

export type FailedJob = z.output<typeof failedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/queues/failed-jobs',
  summary: 'Work that was given up, the latest of each queue first, 100 of each at most. For the admin.',
  response: z.array(failedJob),
})

const oneJob = { queue: z.enum(QUEUE_NAMES), jobId: z.string().min(1, 'Name a job').max(300, atMost(300)) }

export const retryJobs = endpoint({
  method: 'POST',
  path: '/api/queues/failed-jobs/retry',
  summary:
    'Tries failed work again from its first attempt: one job, or with `all` 500 of each queue at most. For the admin.',
  body: z.union([z.object(oneJob), z.object({ all: z.literal(true) })]),
  response: z.object({ message: z.string(), retried: z.int() }),
  refuses: [404],
})

export const discardJob = endpoint({
  method: 'POST',
  path: '/api/queues/failed-jobs/discard',
  summary: 'Gives failed work up for good, with the reason for the record. For the admin.',
  body: z.object({
    ...oneJob,
    reason: reasonField,
  }),
  response: z.object({ message: z.string() }),
  refuses: [404],
})
