import { setPassword } from '#modules/accounts'
import { ALL_TIES, PRIVATE_ADDRESSES } from './ties.ts'

const TIES_OF = { nothing: [], addresses: PRIVATE_ADDRESSES, everything: ALL_TIES }

/**
 * Sets a password by a mailed link, and cuts what whoever was in the account before could still use without it. All in
 * one transaction, as for a claim: the link works once, so what is left then stays for good (ADR 059).
 */
export const setPasswordByLink: typeof setPassword = async (link, context) => {
  const set = await setPassword(link, context)
  for (const cut of TIES_OF[set.alsoEnded]) await cut({ accountId: set.accountId }, context)
  return set
}
