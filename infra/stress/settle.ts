import { setTimeout as pause } from 'node:timers/promises'
import { persistently } from './persistence.ts'
import type { Surroundings } from './surroundings.ts'

/** Asking costs those who work. */
const POLL_MS = 2_000

/** A consumer acts on all events of a type or on none: where it has missed one, there is work left. */
const WORK_LEFT = `
  with handled as (
    select e.type, count(i.consumer) as consumers from domain_events e
    left join inbox i on i.message_id = e.id group by e.position
  ), wanted as (select type, max(consumers) as consumers from handled group by type)
  select ((select count(*) from relay_pending) + (
    select count(*) from handled join wanted using (type) where handled.consumers < wanted.consumers
  ))::int as count`

/** What is still under way: work on what we know, and webhooks that the provider has not delivered. */
async function left({ sandbox, system }: Surroundings): Promise<{ work: number; webhooks: number }> {
  const [row] = await system.sql.rows<{ count: number }>({ text: WORK_LEFT })
  const work = row?.count ?? 0
  if (work > 0) return { work, webhooks: 0 }
  const answer = await persistently(() => sandbox.get('/control/stripe/events'))
  const events = answer?.json<{ pending_webhooks: number }[]>() ?? []
  return { work, webhooks: events.filter((event) => event.pending_webhooks > 0).length }
}

/** Waits until nothing is left to do. Answers whether that came in time. */
export async function settled(
  around: Surroundings,
  { withinMs, say }: { withinMs: number; say: (line: string) => void },
): Promise<boolean> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const { webhooks, work } = await left(around)
    if (webhooks + work === 0) return true
    if (Date.now() > deadline) {
      say(`Not settled in time: ${work} pieces of work and ${webhooks} webhooks are left`)
      return false
    }
    await pause(POLL_MS)
  }
}
