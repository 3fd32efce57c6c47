import type { Delivery, State } from '../state.ts'
import { isTaken, sendWebhook, type WebhookTarget } from './send-webhook.ts'

/** Milliseconds to wait after each failed attempt; the last one goes on until all attempts are used up. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]
const MAX_ATTEMPTS = 100
const AT_ONCE = 8

export interface Deliverer {
  /** Looks for webhooks that are due. */
  wake(): void
  stop(): Promise<void>
}

/** Sends what has happened to the app, again and again until it is taken; what was left by a crash goes out at the start. */
export function createDeliverer(state: State, target: WebhookTarget, log: (line: string) => void): Deliverer {
  const inFlight = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function wake() {
    clearTimeout(timer)
    if (stopped) return
    const waiting = state.deliveries.all().filter(({ id }) => !inFlight.has(id))
    const due = waiting.filter(({ dueAt }) => dueAt <= Date.now())
    for (const delivery of due.slice(0, Math.max(0, AT_ONCE - inFlight.size))) start(delivery)
    const next = Math.min(...waiting.filter(({ id }) => !inFlight.has(id)).map(({ dueAt }) => dueAt))
    // Deliveries beyond the limit start as soon as one of those in flight has landed.
    if (next > Date.now() && next < Infinity) timer = setTimeout(wake, next - Date.now())
  }

  function start(delivery: Delivery) {
    const flight = deliver(delivery).finally(() => {
      inFlight.delete(delivery.id)
      wake()
    })
    inFlight.set(delivery.id, flight)
  }

  async function deliver({ id, attempts }: Delivery) {
    const event = state.events.get(id)
    const status = event ? await sendWebhook(target, event) : 200
    // A reset, or a stop, may have come in between.
    if (stopped || !state.deliveries.get(id)) return
    if (isTaken(status)) {
      if (event) state.events.put({ ...event, pending_webhooks: 0 })
      return state.deliveries.delete(id)
    }
    log(`webhook ${event?.type} ${id}: attempt ${attempts + 1} was answered ${status || 'by nobody'}`)
    if (attempts + 1 >= MAX_ATTEMPTS) return state.deliveries.delete(id)
    const wait = WAITS_MS[Math.min(attempts, WAITS_MS.length - 1)] ?? 0
    state.deliveries.put({ id, attempts: attempts + 1, dueAt: Date.now() + wait })
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.all(inFlight.values())
    },
  }
}
