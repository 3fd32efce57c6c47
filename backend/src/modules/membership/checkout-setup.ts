import { DomainError } from '@meridian/contracts/values/domain-error'
import type { HttpParts } from '#platform/http/http-parts'
import type { Actor } from '#platform/journal/actor'
import type { SyncCustomer } from './billing-sync.ts'
import { type BeginCheckout, type BegunCheckout, beginCheckout } from './commands/begin-checkout.ts'
import { recordPreparedPayment } from './commands/record-prepared-payment.ts'
import type { CreditOffer, Order, PaymentGateway, PreparedPayment } from './gateways/payment-gateway.ts'
import { getCheckout } from './queries/get-checkout.ts'

const PAID = 'You have already paid for this membership. Sign in, or follow the link that we e-mailed you.'
const PAID_BY_NOBODY_KNOWN =
  'This membership is already paid, but not by the card form here, so nobody can tell yet whose it is. Please contact support.'
const PAID_BY_CREDIT =
  'Your credit from an earlier membership has paid for this one, so no card is needed. Open the portal to use it.'

/** What a browser asks for, and where it is. */
export type AskedCheckout = BeginCheckout & { ipAddress: string | undefined }

/**
 * Sets up the payment of a checkout: the one that this browser has begun, or a new one. Where a credit pays for
 * everything, it is only offered: pages are loaded, reloaded and prefetched, and none of that may spend anything.
 */
export type SetUpPayment = (
  order: AskedCheckout,
  actor: Actor,
) => Promise<{ payment: PreparedPayment | CreditOffer; tier: BegunCheckout['tier'] }>

/** A begun checkout as the provider is asked for it. */
export function orderOf(checkout: BegunCheckout, ipAddress: string | undefined): Order {
  const { id: checkoutId, tier, yearlyPriceCents, stripeCustomerId: customerId } = checkout
  return { checkoutId, tier: tier.id, tierName: tier.name, yearlyPriceCents, customerId, ipAddress }
}

/** A customer who is gone at the provider has paid for nothing. */
function unlessNotFound(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'not-found') throw error
}

export function createCheckoutSetup(
  parts: Pick<HttpParts, 'sql' | 'commands'> & { gateway: PaymentGateway; syncCustomer: SyncCustomer },
): SetUpPayment {
  const { sql, commands, gateway, syncCustomer } = parts

  async function resume(checkout: BegunCheckout, subscriptionId: string, actor: Actor) {
    const payment = await gateway.resume(subscriptionId)
    if (payment !== undefined && payment.clientSecret !== null) return payment
    // Nothing left to pay: see what became of it before another payment is offered.
    const { customerId } = await getCheckout(sql, checkout.id)
    if (customerId !== null) await syncCustomer(customerId, { actor }).catch(unlessNotFound)
    const { state } = await getCheckout(sql, checkout.id)
    if (state !== 'begun' && state !== 'expired') throw new DomainError('conflict', PAID)
    // Without an address nobody can be told to whom it belongs, so the checkout waits. It must not be paid twice.
    if (payment !== undefined) throw new DomainError('conflict', PAID_BY_NOBODY_KNOWN)
    return undefined
  }

  async function prepare(checkout: BegunCheckout, ipAddress: string | undefined, actor: Actor) {
    const order = orderOf(checkout, ipAddress)
    const offer = await gateway.offerCredit(order)
    if (offer !== undefined) return offer
    const payment = await gateway.prepare(order)
    await commands.run(recordPreparedPayment, { checkoutId: checkout.id, ...payment }, actor)
    if (payment.clientSecret !== null) return payment
    // A credit arrived between the two answers. It is paid, so it is settled like any payment, now rather than when a
    // message of the provider comes.
    await syncCustomer(payment.customerId, { actor })
    throw new DomainError('conflict', PAID_BY_CREDIT)
  }

  return async ({ ipAddress, ...order }, actor) => {
    const checkout = await commands.run(beginCheckout, order, actor)
    const { stripeSubscriptionId, tier } = checkout
    if (stripeSubscriptionId === null) return { payment: await prepare(checkout, ipAddress, actor), tier }
    const resumed = await resume(checkout, stripeSubscriptionId, actor)
    if (resumed !== undefined) return { payment: resumed, tier }
    const another = await commands.run(beginCheckout, { ...order, notCheckoutId: checkout.id }, actor)
    return { payment: await prepare(another, ipAddress, actor), tier }
  }
}
