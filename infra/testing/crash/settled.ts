import type { System } from '@meridian/backend/worker-api'
import type { HttpClient } from '../../simulation/http-client.ts'
import { until } from '../until.ts'

/** A job that died with its worker is taken up again after a minute at most; webhooks come again sooner. */
const WITHIN_MS = 120_000

/** A consumer acts on all events of a type or on none: where it has missed one, there is work left. */
const LEFT = `
  with handled as (
    select e.type, count(i.consumer) as consumers from domain_events e
    left join inbox i on i.message_id = e.id group by e.position
  ), wanted as (select type, max(consumers) as consumers from handled group by type)
  select ((select count(*) from relay_pending) + (
    select count(*) from handled join wanted using (type) where handled.consumers < wanted.consumers
  ))::int as count`

/** Waits until the provider has told us everything, and everything that we know has been acted on. */
export async function untilAllSettled({ sql }: System, sandbox: HttpClient): Promise<void> {
  const allTold = async () => (await providerEvents(sandbox)).every((event) => event.pending_webhooks === 0)
  await until(allTold, { within: WITHIN_MS, what: 'the provider to have delivered every webhook' })
  const allDone = async () => {
    const [row] = await sql.rows<{ count: number }>({ text: LEFT })
    return row?.count === 0
  }
  await until(allDone, { within: WITHIN_MS, what: 'every event to be handled' })
}

/** Everything that has happened at the provider. */
export async function providerEvents(
  sandbox: HttpClient,
): Promise<{ id: string; pending_webhooks: number }[]> {
  return (await sandbox.get('/control/stripe/events')).json()
}
