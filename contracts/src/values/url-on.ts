/** Hosts that mean every address that a machine has. */
const EVERY = /^(0\.0\.0\.0|::)$/

/** Where the machine on which something listens reaches it itself. */
export function urlOn(host: string, port: number): string {
  const reached = EVERY.test(host) ? '127.0.0.1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}
