import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 100

/** Resolves when the address answers with 200. Throws an Error that names the address and the time when it does not in time. */
export async function waitForOk(url: string, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await pause(POLL_MS)
  }
  throw new Error(`${url} did not become ready within ${withinMs / 1_000} seconds`)
}
