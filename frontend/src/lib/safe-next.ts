/** The place to go to after signing in: `next` when it is a path of this site, else `otherwise`. */
export function safeNext(next: string | null, otherwise: string): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return otherwise
  const url = new URL(next, 'http://here.invalid')
  return url.host === 'here.invalid' ? url.pathname + url.search : otherwise
}

/** The sign-in page that leads back to where a person was. */
export function loginPath(from: string): string {
  return `/login?next=${encodeURIComponent(from)}`
}
