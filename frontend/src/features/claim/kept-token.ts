import { linkToken } from '../../lib/link-token.ts'

const KEY = 'claim-token'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The token of the claim link in this tab: the address's own, else the one that was kept before signing in. It is kept
 * in the tab rather than passed through the sign-in page's address, where it would end up in logs and histories.
 */
export function takeToken(hash: string, store: Store = sessionStorage): string | null {
  const token = linkToken(hash)
  if (token !== null) store.setItem(KEY, token)
  return token ?? store.getItem(KEY)
}

/** Forgets the token once it was used. */
export function forgetToken(store: Store = sessionStorage): void {
  store.removeItem(KEY)
}
