import type { Supervised } from '../local/supervisor.ts'
import { waitForOk } from '../local/wait-for.ts'

const READY_WITHIN_MS = 60_000

/** A server at an address of its own, where it can be started again after it has been stopped. */
export interface Server extends Supervised {
  url: string
  start(): void
}

/** One that is not started yet. */
export function serverAt(url: string, run: () => Supervised): Server {
  let running: Supervised | undefined
  return {
    url,
    start() {
      running = run()
    },
    pid: () => running?.pid(),
    async stop() {
      await running?.stop()
    },
  }
}

/** Resolves once they are ready. @throws Error when one is not within a minute */
export async function startAll(servers: readonly Server[]): Promise<void> {
  for (const server of servers) server.start()
  for (const { url } of servers) await waitForOk(`${url}/readyz`, READY_WITHIN_MS)
}
