import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '../../simulation/http-client.ts'

const EVERY_MS = 500

export interface SignIns {
  /** Ends it; answers how long each took, in milliseconds, the shortest first, and how many failed. */
  stop(): Promise<{ tookMs: number[]; failed: number }>
}

/** Signs in again and again, each time from another address, as others do while the system is busy. */
export function keepSigningIn(url: string, person: { email: string; password: string }): SignIns {
  const stopping = new AbortController()
  const tookMs: number[] = []
  let failed = 0
  let count = 0

  async function signIn(): Promise<void> {
    count += 1
    const from = { 'x-forwarded-for': `10.9.${Math.floor(count / 250)}.${1 + (count % 250)}` }
    const begun = performance.now()
    const { status } = await createClient(url).post('/api/login', person, from)
    tookMs.push(performance.now() - begun)
    if (status !== 200) failed += 1
  }

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await signIn()
      await pause(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await loop
      return { tookMs: tookMs.toSorted((a, b) => a - b), failed }
    },
  }
}
