import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the range that systems hand out to outgoing connections: one of those could take a port after it was checked
 * and before it is used. And above 10080, the highest port that browsers refuse.
 */
const LOWEST = 10_081
const HIGHEST = 30_000

/** The sandbox receives mail on the port after its own. */
export const SANDBOX_PORTS = 2

/** A port of the loopback interface that is free now; the first of `inARow` consecutive ones. */
export async function freePort(inARow = 1): Promise<number> {
  for (;;) {
    const first = randomInt(LOWEST, HIGHEST)
    const looks = Array.from({ length: inARow }, (_, step) => isFree(first + step, '127.0.0.1'))
    if ((await Promise.all(looks)).every(Boolean)) return first
  }
}

/** True when nobody listens on the port. */
async function isFree(port: number, host: string): Promise<boolean> {
  return (await listeningTrouble(port, host)) === undefined
}

/** What keeps a server from listening there; undefined when nothing does. */
export async function listeningTrouble(
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
