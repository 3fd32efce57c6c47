import { setTimeout as pause } from 'node:timers/promises'
import { watchAddresses } from './addresses.ts'
import { createAsker, type Request } from './ask.ts'
import { createTally, type Tally } from './tally.ts'

const TICK_MS = 10

/** Requests that go on until they are stopped. */
export interface Traffic {
  tally: Tally
  /** Sends no more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Sends that many requests a second, whether or not earlier ones are answered, as people do. */
export function keepAsking(urls: readonly string[], perSecond: number, next: () => Request): Traffic {
  const addresses = watchAddresses(urls)
  const asker = createAsker(addresses)
  const tally = createTally()
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()

  async function one(what: Request): Promise<void> {
    const answer = await asker.ask(what)
    what.heard?.(answer)
    tally.add(what.kind, answer)
  }

  async function send(): Promise<void> {
    const begun = performance.now()
    for (let sent = 0; !stopping.signal.aborted; ) {
      const due = ((performance.now() - begun) * perSecond) / 1_000
      for (; sent < due; sent += 1) {
        const asking = one(next()).finally(() => underWay.delete(asking))
        underWay.add(asking)
      }
      await pause(TICK_MS)
    }
  }

  const sending = send()
  return {
    tally,
    async stop() {
      stopping.abort()
      await sending
      await Promise.all(underWay)
      asker.close()
      await addresses.stop()
    },
  }
}
