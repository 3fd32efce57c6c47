import { REFERRAL_CODE_MAX_LENGTH, REFERRAL_PARAMETER } from '@meridian/contracts/values/referrals'
import { safeStorage } from './safe-storage.ts'

const KEY = 'referral-code'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The referral code in the query of an address, cut to what the server accepts; null where there is none. */
export function referralCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get(REFERRAL_PARAMETER)?.trim() ?? ''
  return code.slice(0, REFERRAL_CODE_MAX_LENGTH) || null
}

/** Keeps the code in the address for this visit: it counts at a later checkout, whichever page the link led to. */
export function keepReferralCode(
  search: string = location.search,
  store: Store = safeStorage('sessionStorage'),
): void {
  const code = referralCodeIn(search)
  if (code !== null) store.setItem(KEY, code)
}

/** The code that this visit came with, if any. */
export function keptReferralCode(store: Store = safeStorage('sessionStorage')): string | null {
  return store.getItem(KEY)
}
