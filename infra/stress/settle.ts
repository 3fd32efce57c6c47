import { setTimeout as pause } from 'node:timers/promises'
import { createUnhandledCount } from '../simulation/unhandled.ts'
import { persistently } from './persistence.ts'
import type { Surroundings } from './surroundings.ts'

/** Polling takes processor time from the system under test. */
const POLL_MS = 2_000

/** What is still under way: work on what we know, and webhooks that the provider has not delivered. */
async function left(
  { sandbox }: Surroundings,
  countUnhandled: () => Promise<number>,
): Promise<{ work: number; webhooks: number }> {
  const work = await countUnhandled()
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
  // Notion is told about a thousand members at the pace it allows, which takes minutes.
  const countUnhandled = createUnhandledCount(around.system, ({ queue }) => queue !== 'notion')
  for (;;) {
    const { webhooks, work } = await left(around, countUnhandled)
    if (webhooks + work === 0) return true
    if (Date.now() > deadline) {
      say(`Not settled in time: ${work} pieces of work and ${webhooks} webhooks are left`)
      return false
    }
    await pause(POLL_MS)
  }
}
