import { proveMailbox } from '#modules/accounts'
import { ALL_TIES } from './ties.ts'

/**
 * Proves the mailbox of an account; where that takes it from whoever used it before, their ties to it are cut as well.
 * All in one transaction: if only the proof were kept, nothing would cut them any more (ADR 051).
 */
export const reclaimAccount: typeof proveMailbox = async (owner, context) => {
  const proved = await proveMailbox(owner, context)
  if (!proved.reclaimed) return proved
  for (const cut of ALL_TIES) await cut({ accountId: owner.accountId }, context)
  return proved
}
