/** The token of a mailed link: the part behind `#`, which browsers never send to a server. Null when there is none. */
export function linkToken(hash: string): string | null {
  return hash.replace(/^#/, '').trim() || null
}
