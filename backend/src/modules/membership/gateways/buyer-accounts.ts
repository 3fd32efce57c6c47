import type { Actor } from '#platform/journal/actor'

/** What the owner of a proved mailbox can do next. */
export interface ProvedOwner {
  /** Whether this proof has closed every earlier way in, sessions included. */
  reclaimed: boolean
  hasPassword: boolean
  suspended: boolean
}

/** The accounts of buyers, as this module needs them; another module keeps them. */
export interface BuyerAccounts {
  /** Finds or opens the account for a paid checkout; the same one however often it is asked. */
  open(
    buyer: { checkoutId: string; email: string; username: string | null },
    actor: Actor,
  ): Promise<{
    accountId: string
    /** True when the e-mail already had an account, which is not the buyer's to sign in to. */
    knownBefore: boolean
  }>
  /**
   * Takes a followed link to this address as a proof of it, and closes the ways in that a stranger may have set up
   * before. Returns whether it closed any, whether there still is a password, and whether the account is suspended; where the
   * password was closed as well, a link that sets one was mailed. Throws `conflict` when the account is gone or has another address by now.
   */
  prove(owner: { accountId: string; email: string }, actor: Actor): Promise<ProvedOwner>
}
