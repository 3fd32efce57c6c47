import type { Actor } from '#platform/actor'
import type { CommandRunner } from '#platform/command-runner'
import { checkClaim } from './commands/check-claim.ts'
import { claimMembership } from './commands/claim-membership.ts'
import type { BuyerAccounts } from './gateways/buyer-accounts.ts'

/**
 * Attaches a membership that waits to the account of whoever followed the mailed link. Answers whether that account has a
 * password still: it has none once every way in from before was closed, by this try or by one that broke off.
 */
export type Claiming = (checkoutId: string, actor: Actor) => Promise<{ hasPassword: boolean }>

/**
 * The account is made safe before the membership is attached to it. When the second step fails, pressing again does what is
 * left of it.
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
    return proved
  }
}
