/** Hosts that mean every address that a machine has. */
const EVERY = /^(0\.0\.0\.0|::)$/

/** What `HOST` means: this machine alone unless it is set. An IPv6 address may be in brackets, as addresses of the web have it. */
export function hostOf(given: string | undefined): string {
  const host = given?.trim() || '127.0.0.1'
  return /^\[(.+)\]$/.exec(host)?.[1] ?? host
}

/** Where the machine on which something listens, on a `HOST` as it is set, reaches it itself. */
export function urlOn(given: string | undefined, port: number): string {
  const host = hostOf(given)
  const reached = EVERY.test(host) ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}
