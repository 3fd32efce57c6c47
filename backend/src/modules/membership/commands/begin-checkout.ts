import { randomUUID } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { ANNUAL_PRICE_CENTS, ANNUAL_TIER } from '@meridian/contracts/values/limits'
import { isTier } from '@meridian/contracts/values/tiers'
import type { CommandContext } from '#platform/command-runner'
import { isReusable } from '../domain/checkout.ts'
import { isComplimentary } from '../domain/complimentary.ts'
import { closedTier } from '../domain/tier.ts'
import { type Checkout, CheckoutSchema } from '../persistence/checkout-schema.ts'
import { lockBuyerCheckouts } from '../persistence/lock-buyer-checkouts.ts'
import { lockCredit } from '../persistence/lock-credit.ts'
import { MembershipSchema } from '../persistence/membership-schema.ts'
import { TierSchema } from '../persistence/tier-schema.ts'

export interface BeginCheckout {
  /** A tier's id; null for the annual checkout at its fixed price. */
  tierId: string | null
  browserId: string
  accountId: string | null
  /** The checkout of a payment that the browser began before and that cannot be used again. */
  notCheckoutId?: string
  /** Whether the buyer has chosen to pay with their credit. */
  byCredit?: boolean
}

export interface BegunCheckout {
  id: string
  tier: { id: Checkout['tier']; name: string }
  yearlyPriceCents: number
  stripeSubscriptionId: string | null
  /** The provider's customer for a member who comes back. */
  stripeCustomerId: string | null
}

const IN_USE =
  'Your credit is already being used for another plan, in another window. Open the portal in a moment to see your membership.'

/**
 * Begins a checkout, or continues the one that the same browser has begun: a reload and a second tab pay once. So does
 * another browser of somebody who is signed in. A member's browsers share one credit, so the browser that spends it
 * begins for the others too. Throws `not-found` for an unknown tier, `gone` for one that takes no new members,
 * `conflict` for somebody who is a member already.
 */
export async function beginCheckout(input: BeginCheckout, context: CommandContext): Promise<BegunCheckout> {
  const { em, emit, now } = context
  const { browserId, accountId, byCredit = false } = input
  const pressed = byCredit && accountId !== null ? await lockCredit(em, accountId, now) : null
  await lockBuyerCheckouts(em, accountId ?? browserId)
  const stripeCustomerId = accountId === null ? null : await assertNotAMember(accountId, context)
  const { tierName, ...order } = await orderOf(input.tierId, context)
  const tier = { id: order.tier, name: tierName }
  if (pressed !== null && pressed.tier !== order.tier) throw new DomainError('conflict', IN_USE)
  const mine = pressed ?? (await latestOf({ ...buyerOf(input), ...order }, context))
  if (mine !== null && mine.id !== input.notCheckoutId) {
    if (byCredit && pressed === null) mine.creditPressedAt = now
    return {
      id: mine.id,
      tier,
      yearlyPriceCents: mine.yearlyPriceCents,
      stripeSubscriptionId: mine.stripeSubscriptionId ?? null,
      stripeCustomerId,
    }
  }
  const id = randomUUID()
  const creditPressedAt = byCredit ? now : null
  em.create(CheckoutSchema, {
    id,
    browserId,
    accountId,
    ...order,
    state: 'begun',
    begunAt: now,
    creditPressedAt,
  })
  const { yearlyPriceCents } = order
  emit({
    type: 'membership.checkout-begun',
    payload: { checkoutId: id, tier: order.tier, yearlyPriceCents, accountId },
  })
  return { id, tier, yearlyPriceCents, stripeSubscriptionId: null, stripeCustomerId }
}

/** A guest is known by the browser alone. */
const buyerOf = ({ browserId, accountId }: BeginCheckout) =>
  accountId === null ? { browserId, accountId } : { accountId }

/** The newest that can be continued; null for none. */
async function latestOf(
  where: ReturnType<typeof buyerOf> & Pick<Checkout, 'offer' | 'tier' | 'yearlyPriceCents'>,
  { em, now }: CommandContext,
): Promise<Checkout | null> {
  const [latest] = await em.find(CheckoutSchema, where, { orderBy: { begunAt: 'desc' }, limit: 1 })
  return latest !== undefined && isReusable(latest, now) ? latest : null
}

async function orderOf(tierId: string | null, { em }: CommandContext) {
  const wanted = tierId ?? ANNUAL_TIER
  const found = isTier(wanted) ? await em.findOne(TierSchema, { id: wanted }) : null
  if (found === null) throw new DomainError('not-found', 'The selected membership plan was not found.')
  if (!found.active) throw new DomainError('gone', closedTier(found.name))
  const annual = tierId === null
  return {
    tier: found.id,
    tierName: found.name,
    offer: annual ? ('annual' as const) : ('tier' as const),
    yearlyPriceCents: annual ? ANNUAL_PRICE_CENTS : found.yearlyPriceCents,
  }
}

async function assertNotAMember(accountId: string, { em }: CommandContext): Promise<string | null> {
  const membership = await em.findOne(MembershipSchema, { accountId })
  // Whoever was given a membership may pay for one at any time; the paid one takes its place.
  if (membership !== null && isComplimentary(membership)) return membership.stripeCustomerId ?? null
  if (membership?.status === 'active')
    throw new DomainError('conflict', 'You are already a member. Change your plan in the portal instead.')
  if (membership?.status === 'payment_failed')
    throw new DomainError(
      'conflict',
      'A payment for your membership is due. Pay it in the portal instead of buying a second membership.',
    )
  return membership?.stripeCustomerId ?? null
}
