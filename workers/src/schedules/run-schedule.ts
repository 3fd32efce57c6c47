import { randomUUID } from 'node:crypto'
import { asStep, withTrace } from '@meridian/backend/worker-api'
import type { QueueName } from '@meridian/contracts/values/queues'
import { schedules } from './all.ts'
import { queueOf, type ScheduleParts } from './schedule.ts'

/**
 * Runs the schedule that is due. The queue server keeps what an earlier version has set: a schedule that has since
 * moved to another queue, or was renamed, is not run, and is removed there.
 */
export async function runSchedule(queue: QueueName, name: string, parts: ScheduleParts): Promise<void> {
  const schedule = schedules.find((candidate) => candidate.name === name && queueOf(candidate) === queue)
  if (schedule === undefined) {
    parts.log.warn({ queue, schedule: name }, 'no schedule of this queue has this name')
    return parts.queues.unschedule(queue, name)
  }
  // All that it does has one id in logs, journal and traces, like everything that follows from a request.
  await withTrace({ correlationId: randomUUID() }, () =>
    asStep({ name: `schedule ${name}` }, () => schedule.run(parts, `schedule:${name}`)),
  )
  // What failed before has succeeded since, so nobody has to decide about it.
  await parts.queues.forgetFailed(queue, name)
}
