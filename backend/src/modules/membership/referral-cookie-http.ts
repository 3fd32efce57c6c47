import { type LastingCookie, lastingCookie } from '#platform/http/lasting-cookie'

/**
 * Remembers in a browser whose code was shown in it. Owners look at their code to share it, so such a browser is
 * theirs, even after they have signed out.
 */
export function ownCodeCookie({ publicUrl }: { publicUrl: string }): LastingCookie {
  return lastingCookie('own-referral-code', { path: '/api', publicUrl })
}
