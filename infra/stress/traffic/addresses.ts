import { setTimeout as pause } from 'node:timers/promises'

/** As often as a cautious proxy checks. */
const LOOK_MS = 250
const LOOK_WITHIN_MS = 2_000

/** The back ends, as a load balancer knows them. */
export interface Addresses {
  /** The next one in turn of those that say that they are ready; of all of them when none does. */
  next(): string
  /** To be called when one does not even accept a connection. */
  refused(url: string): void
  stop(): Promise<void>
}

/** Asks each one again and again whether it is ready. */
export function watchAddresses(urls: readonly string[]): Addresses {
  const ready = new Set(urls)
  const stopping = new AbortController()
  let turn = 0
  async function look(url: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const ok = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) }).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ok) ready.add(url)
      else ready.delete(url)
      await pause(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const looking = urls.map(look)
  return {
    next() {
      const choice = ready.size === 0 ? urls : [...ready]
      turn += 1
      return choice[turn % choice.length] ?? ''
    },
    refused: (url) => void ready.delete(url),
    async stop() {
      stopping.abort()
      await Promise.all(looking)
    },
  }
}
