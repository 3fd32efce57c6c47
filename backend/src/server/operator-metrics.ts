import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import { Gauge, register } from 'prom-client'
import { listRemovalFigures } from '#modules/integrations'
import { getRelayLag, listProjectionLags } from '#platform/journal/lags'
import type { System } from '../compose.ts'
import { projections } from '../projections.ts'

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `meridian_${name}`, help, labelNames })

const queueUp = gauge('queue_server_up', 'Whether the server of the queues answers: 1 or 0')
const databaseUp = gauge('database_up', 'Whether the database answers: 1 or 0')
const queueJobs = gauge('queue_jobs', 'Jobs of a queue by what becomes of them', ['queue', 'state'])
const relayEvents = gauge('relay_pending_events', 'Events that no queue has been told of')
const relaySeconds = gauge('relay_lag_seconds', 'How long the oldest of these has waited')
const projectionEvents = gauge('projection_lag_events', 'Events that a read model handles and has not seen', [
  'projection',
])
const projectionSeconds = gauge('projection_lag_seconds', 'How long the oldest of these has waited', [
  'projection',
])
const removalSeconds = gauge(
  'channel_removal_seconds',
  'From lost access to the removal at the provider, of the last 30 days',
  ['channel', 'quantile'],
)
const openRemovals = gauge('channel_removals_open', 'Removals that are begun and not done', ['channel'])
const openSeconds = gauge('channel_removal_oldest_open_seconds', 'How long the oldest of these has taken', [
  'channel',
])

type Measured = Pick<System, 'sql' | 'queues' | 'clock' | 'log'>

/** Everything measured, in Prometheus' text format. What cannot be measured now is left as it was. */
export async function metricsText(system: Measured): Promise<string> {
  await Promise.all([
    orDown(queueUp, () => measureQueues(system), system),
    orDown(databaseUp, () => Promise.all([measureLags(system), measureRemovals(system)]), system),
  ])
  return register.metrics()
}

/** The other figures matter most while a server is gone. */
async function orDown(up: Gauge, measure: () => Promise<unknown>, { log }: Measured): Promise<void> {
  try {
    await measure()
    up.set(1)
  } catch (error) {
    log.warn({ err: error }, 'something cannot be measured')
    up.set(0)
  }
}

async function measureQueues({ queues }: Measured): Promise<void> {
  const counts = await Promise.all(QUEUE_NAMES.map((name) => queues.counts(name)))
  for (const [place, queue] of QUEUE_NAMES.entries())
    for (const [state, count] of Object.entries(counts[place] ?? {})) queueJobs.set({ queue, state }, count)
}

async function measureLags({ sql }: Measured): Promise<void> {
  const [relay, lags] = await Promise.all([getRelayLag(sql), listProjectionLags(sql, projections)])
  relayEvents.set(relay.events)
  relaySeconds.set(relay.oldestSeconds)
  for (const { name: projection, events, oldestSeconds } of lags) {
    projectionEvents.set({ projection }, events)
    projectionSeconds.set({ projection }, oldestSeconds)
  }
}

async function measureRemovals({ sql, clock }: Measured): Promise<void> {
  for (const figures of await listRemovalFigures(sql, clock())) {
    const { channel, medianSeconds, p95Seconds, open, oldestOpenSeconds } = figures
    setOrRemove(removalSeconds, { channel, quantile: '0.5' }, medianSeconds)
    setOrRemove(removalSeconds, { channel, quantile: '0.95' }, p95Seconds)
    openRemovals.set({ channel }, open)
    openSeconds.set({ channel }, oldestOpenSeconds)
  }
}

/** Where there is nothing to measure there is no figure: a zero would be false, and so would the last one. */
function setOrRemove(figure: Gauge, labels: Record<string, string>, value: number | null): void {
  if (value === null) figure.remove(labels)
  else figure.set(labels, value)
}
