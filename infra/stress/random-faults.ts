import { setTimeout as pause } from 'node:timers/promises'
import type { HttpClient } from '../simulation/http-client.ts'
import { persistently } from './persistence.ts'

/** What goes wrong with the provider's calls, one kind after the other, each with so many per cent of them. */
const FAULTS = [
  { kind: 'error', percent: 10 },
  { kind: 'slow', percent: 10 },
  { kind: 'down', percent: 10 },
  { kind: 'slow', percent: 30 },
  { kind: 'rate-limited', percent: 10 },
]

const LASTS_MS = 1_500
const MAX_CALLS = 1_000_000

/** Makes the payment provider unreliable. Returns what ends that; then all its calls are served again. */
export function injectRandomFaults(sandbox: HttpClient): () => Promise<void> {
  const ending = new AbortController()
  const injecting = injectInTurn(sandbox, ending.signal)
  return async () => {
    ending.abort()
    await injecting
  }
}

async function injectInTurn(sandbox: HttpClient, signal: AbortSignal): Promise<void> {
  const set = (fault: object) =>
    persistently(() => sandbox.post('/control/fault', { provider: 'stripe', count: MAX_CALLS, ...fault }))
  for (let turn = 0; !signal.aborted; turn += 1) {
    await set(FAULTS[turn % FAULTS.length] ?? {})
    await pause(LASTS_MS, undefined, { signal }).catch(() => {})
  }
  await set({ kind: 'error', count: 0 })
}
