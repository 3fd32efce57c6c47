import {
  createDelivery,
  createJournalListener,
  createLookAhead,
  createMailboxThrottle,
  createMailer,
  createRateLimits,
  createRelay,
  projections,
  registerConsumers,
  registerProjections,
  resealSecrets,
  runProjection,
  type System,
  typesWithConsumers,
} from '@meridian/backend/worker-api'
import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import { createRegistry } from './create-registry.ts'
import { prepareIntegrations } from './prepare-integrations.ts'
import { registerWebhooks } from './register-webhooks.ts'
import { keepScheduled } from './schedules/keep-scheduled.ts'
import { runSchedule } from './schedules/run-schedule.ts'
import type { ScheduleParts } from './schedules/schedule.ts'
import { QUEUES } from './worker-parts.ts'

/** Starts relay, projections, consumers and schedules. Returns a handle that stops them. */
export async function startWorkers(system: System): Promise<{ stop(): Promise<void> }> {
  const { config, sql, plannedSql, queues, log } = system
  const mailer = createMailer(config.mail)
  const stopping = new AbortController()
  const limits = createRateLimits(system)
  const mailboxThrottle = createMailboxThrottle(limits)
  const parts = { ...system, mailer, mailboxThrottle, stopping: stopping.signal }
  const { consumers, subscriptions } = createRegistry(parts)
  await registerConsumers(sql, consumers)
  await registerProjections(sql, projections)
  await prepareIntegrations(system)
  await resealSecrets(system)

  const listener = createJournalListener(config.databaseUrl, log)
  const projecting = { sql, lookAhead: createLookAhead(plannedSql), log, signal: stopping.signal }
  const loops = [
    createRelay({ sql, queues, subscriptions, log }).run(
      listener.reader(typesWithConsumers(subscriptions)),
      stopping.signal,
    ),
    ...projections.map((projection) =>
      runProjection(projection, { ...projecting, reader: listener.reader(projection.handles) }),
    ),
  ]
  loops.push(keepScheduled(queues, log, stopping.signal), registerWebhooks(system, stopping.signal))
  const workers = startQueueWorkers({ ...parts, queues, consumers, subscriptions })

  return {
    async stop() {
      stopping.abort()
      await Promise.all([...loops, ...workers.map((worker) => worker.close())])
      await Promise.all([listener.close(), limits.close()])
      mailer.close()
    },
  }
}

function startQueueWorkers(parts: ScheduleParts) {
  const { plannedSql, log, queues, consumers } = parts
  const deliver = createDelivery(plannedSql, consumers, log)
  return QUEUE_NAMES.map((queue) => {
    const { of, pace } = QUEUES[queue]
    return of === 'schedules'
      ? queues.work(queue, ({ name }) => runSchedule(queue, name, parts), pace)
      : queues.work(queue, ({ name, data: { messageId } }) => deliver({ name, messageId }), pace)
  })
}
