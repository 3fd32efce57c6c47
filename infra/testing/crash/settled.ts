import type { System } from '@meridian/backend/worker-api'
import type { HttpClient } from '../../simulation/http-client.ts'
import { createUnhandledCount } from '../../simulation/unhandled.ts'
import { until } from '../until.ts'

/** A job that died with its worker is taken up again after a minute at most; webhooks come again sooner. */
const WITHIN_MS = 120_000

/** Waits until the provider has told us everything, and everything that we know has been acted on. */
export async function untilAllSettled(system: System, sandbox: HttpClient): Promise<void> {
  const allTold = async () => (await providerEvents(sandbox)).every((event) => event.pending_webhooks === 0)
  await until(allTold, { within: WITHIN_MS, what: 'the provider to have delivered every webhook' })
  const countUnhandled = createUnhandledCount(system)
  const allDone = async () => (await countUnhandled()) === 0
  await until(allDone, { within: WITHIN_MS, what: 'every event to be handled' })
}

/** Everything that has happened at the provider. */
export async function providerEvents(
  sandbox: HttpClient,
): Promise<{ id: string; pending_webhooks: number }[]> {
  return (await sandbox.get('/control/stripe/events')).json()
}
