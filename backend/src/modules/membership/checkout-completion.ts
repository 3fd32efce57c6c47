import { DomainError } from '@meridian/contracts/values/domain-error'
import { getContact } from '#modules/accounts'
import type { HttpParts } from '#platform/http/http-parts'
import type { Actor } from '#platform/journal/actor'
import type { SyncCustomer } from './billing-sync.ts'
import { activateMembership } from './commands/activate-membership.ts'
import { offerClaim } from './commands/offer-claim.ts'
import type { BuyerAccounts } from './gateways/buyer-accounts.ts'
import { type CheckoutProgress, getCheckout } from './queries/get-checkout.ts'
import { settlementFor } from './settlement-for.ts'

/** Takes a checkout as far as its payment allows, now rather than when the workers get to it. */
export type CompleteCheckout = (checkoutId: string, actor: Actor) => Promise<CheckoutProgress>

/**
 * The same idempotent commands that the consumers run for the same events: whichever comes first does the work, the
 * other finds it done. Throws `payment-incomplete` when the provider says that nothing is paid.
 */
export function createCheckoutCompletion(
  parts: Pick<HttpParts, 'sql' | 'commands'> & { buyers: BuyerAccounts; syncCustomer: SyncCustomer },
): CompleteCheckout {
  const { sql, commands, buyers, syncCustomer } = parts

  async function settle(checkout: CheckoutProgress, actor: Actor): Promise<void> {
    const { id: checkoutId, accountId, memberId, email, username } = checkout
    // Told of again after its owner has left, a payment must not open another account.
    if (memberId !== null && (await getContact(sql, memberId)) === undefined)
      throw new DomainError('gone', 'The account of this payment was deleted.')
    const run = async (command: typeof activateMembership, owner: string) =>
      commands.run(await settlementFor(sql, owner, command), { checkoutId, accountId: owner }, actor)
    if (accountId !== null) return run(activateMembership, accountId)
    if (email === null) throw new Error(`Checkout ${checkoutId} is paid by nobody`)
    const buyer = await buyers.open({ checkoutId, email, username }, actor)
    return run(buyer.knownBefore ? offerClaim : activateMembership, buyer.accountId)
  }

  return async (checkoutId, actor) => {
    const { customerId } = await getCheckout(sql, checkoutId)
    if (customerId !== null) await syncCustomer(customerId, { actor })
    const checkout = await getCheckout(sql, checkoutId)
    if (checkout.isGivenUp) throw leftBehind()
    if (checkout.state === 'begun' || checkout.state === 'expired')
      throw new DomainError('payment-incomplete', 'The payment is not complete. Please enter a card again.')
    if (checkout.state !== 'claimable') await settle(checkout, actor)
    const settled = await getCheckout(sql, checkoutId)
    if (settled.isGivenUp) throw leftBehind()
    return settled
  }
}

const leftBehind = () =>
  new DomainError('gone', 'The account of this payment was deleted, so the payment will be refunded.')
