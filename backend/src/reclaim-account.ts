import { proveMailbox } from '#modules/accounts'
import { giveUpFeed } from '#modules/content'
import { unlinkDiscord, unlinkTelegram } from '#modules/integrations'
import { leaveNetwork } from '#modules/network'
import type { Command } from '#platform/command-runner'

/** What whoever used an account before may have left in it that lets them in again, or tells them something. */
const TIES: readonly Command<{ accountId: string }, void>[] = [
  unlinkTelegram,
  unlinkDiscord,
  giveUpFeed,
  leaveNetwork,
]

/**
 * Proves the mailbox of an account; where that takes it from whoever used it before, their ties to it are cut as well. All of
 * it is one transaction: had the proof alone been kept, nothing would cut them any more (ADR 051).
 */
export const reclaimAccount: typeof proveMailbox = async (owner, context) => {
  const proved = await proveMailbox(owner, context)
  if (!proved.reclaimed) return proved
  for (const cut of TIES) await cut({ accountId: owner.accountId }, context)
  return proved
}
