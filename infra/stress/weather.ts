import { setTimeout as pause } from 'node:timers/promises'
import type { HttpClient } from '../simulation/http-client.ts'
import { persistently } from './persistence.ts'

/** What goes wrong with the provider's calls, one kind after the other, each with so many per cent of them. */
const WEATHER = [
  { kind: 'error', percent: 10 },
  { kind: 'slow', percent: 10 },
  { kind: 'down', percent: 10 },
  { kind: 'slow', percent: 30 },
  { kind: 'rate-limited', percent: 10 },
]

const LASTS_MS = 1_500
const MAX_CALLS = 1_000_000

/** Makes the payment provider unreliable. Returns what ends that; then all its calls are served again. */
export function letItRain(sandbox: HttpClient): () => Promise<void> {
  const ending = new AbortController()
  const raining = rain(sandbox, ending.signal)
  return async () => {
    ending.abort()
    await raining
  }
}

async function rain(sandbox: HttpClient, signal: AbortSignal): Promise<void> {
  const set = (fault: object) =>
    persistently(() => sandbox.post('/control/fault', { provider: 'stripe', count: MAX_CALLS, ...fault }))
  for (let turn = 0; !signal.aborted; turn += 1) {
    await set(WEATHER[turn % WEATHER.length] ?? {})
    await pause(LASTS_MS, undefined, { signal }).catch(() => {})
  }
  await set({ kind: 'error', count: 0 })
}
