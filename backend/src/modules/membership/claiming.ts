import type { CommandRunner } from '#platform/command-runner'
import type { Actor } from '#platform/journal/actor'
import { checkClaim } from './commands/check-claim.ts'
import { claimMembership } from './commands/claim-membership.ts'
import type { BuyerAccounts, ProvedOwner } from './gateways/buyer-accounts.ts'

/**
 * Attaches a membership that waits to the account of whoever followed the mailed link. Returns that account and what
 * its owner can do next; it has no password, too, where an attempt that was interrupted has closed every earlier way in.
 */
export type Claiming = (checkoutId: string, actor: Actor) => Promise<ProvedOwner & { accountId: string }>

/**
 * The account is made safe before the membership is attached to it. If the second step fails, pressing again does what
 * is left.
 */
export function createClaiming({
  commands,
  buyers,
}: {
  commands: CommandRunner
  buyers: BuyerAccounts
}): Claiming {
  return async (checkoutId, actor) => {
    const owner = await commands.run(checkClaim, { checkoutId }, actor)
    const proved = await buyers.prove(owner, actor)
    await commands.run(claimMembership, { checkoutId }, actor)
    return { ...proved, accountId: owner.accountId }
  }
}
