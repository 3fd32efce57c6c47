import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 100

/**
 * Resolves when the address answers with 200. If it does not in time, throws an Error that names the address, the time
 * and the last problem.
 */
export async function waitForOk(url: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  let last = 'nothing was asked'
  while (Date.now() < deadline) {
    last = await whatIsTheMatter(url)
    if (last === '') return
    await pause(POLL_MS)
  }
  throw new Error(`${url} did not become ready within ${withinMs / 1_000} seconds: ${last}`)
}

/** Empty when all is well. */
async function whatIsTheMatter(url: string): Promise<string> {
  try {
    const { ok, status } = await fetch(url)
    return ok ? '' : `it answers ${status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}
