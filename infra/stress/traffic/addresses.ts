import { setTimeout as pause } from 'node:timers/promises'

/** As often as a cautious proxy checks. */
const LOOK_MS = 250
/** As long as the probes of the manifests wait. */
const LOOK_WITHIN_MS = 5_000

/** The back ends, as a load balancer knows them. */
export interface Addresses {
  /** The one with the fewest requests under way of those that say that they are ready; of all of them when none does. */
  next(): string
  /** To be called when a request to one is no longer under way. */
  answered(url: string): void
  /** To be called when one does not even accept a connection. */
  refused(url: string): void
  stop(): Promise<void>
}

/** Asks each one again and again whether it is ready. */
export function watchAddresses(urls: readonly string[]): Addresses {
  const ready = new Set(urls)
  const stopping = new AbortController()
  const underWay = new Map(urls.map((url) => [url, 0]))
  const count = (url: string, by: number) => underWay.set(url, (underWay.get(url) ?? 0) + by)
  const waiting = (url: string) => underWay.get(url) ?? 0
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
      const [url = ''] = choice.toSorted((one, other) => waiting(one) - waiting(other))
      count(url, 1)
      // Of equals, the one that waited longest is next.
      if (ready.delete(url)) ready.add(url)
      return url
    },
    answered: (url) => void count(url, -1),
    refused: (url) => void ready.delete(url),
    async stop() {
      stopping.abort()
      await Promise.all(looking)
    },
  }
}
