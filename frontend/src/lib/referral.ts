import { REFERRAL_CODE_MAX_LENGTH, REFERRAL_PARAMETER } from '@meridian/contracts/values/referrals'
import { safeStorage } from './safe-storage.ts'

const KEY = 'referral-code'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The referral code in the query of an address, as far as the server would take it; null where there is none. */
export function referralCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get(REFERRAL_PARAMETER)?.trim() ?? ''
  return code.slice(0, REFERRAL_CODE_MAX_LENGTH) || null
}

/** Keeps the code of the address for this visit: whoever comes to any page by a link checks out by it later. */
export function keepReferralCode(
  search: string = location.search,
  store: Store = safeStorage('sessionStorage'),
): void {
  const code = referralCodeIn(search)
  if (code !== null) store.setItem(KEY, code)
}

/** The code by which this visit came, if any. */
export function keptReferralCode(store: Store = safeStorage('sessionStorage')): string | null {
  return store.getItem(KEY)
}
