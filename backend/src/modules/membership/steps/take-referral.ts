import type { CommandContext } from '#platform/command-runner'
import { takesCode } from '../domain/referral.ts'
import { readReferralCode } from '../domain/referral-code.ts'
import type { Checkout } from '../persistence/checkout-schema.ts'
import { ReferralCodeSchema, ReferralSchema } from '../persistence/referral-schema.ts'

/**
 * Records which referral code a checkout came with. An unknown or late code, or the same one again, changes nothing.
 */
export async function takeReferral(
  checkout: Checkout,
  told: { referralCode: string; ownCode: string | undefined },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const { id: checkoutId, state, begunAt, referralCode = null } = checkout
  const code = readReferralCode(told.referralCode)
  if (code === undefined || code === referralCode || !takesCode({ state, begunAt, referralCode }, now)) return
  const owner = await em.findOne(ReferralCodeSchema, { code })
  if (owner === null) return
  const { accountId } = owner
  checkout.referralCode = code
  const named = { ownerId: accountId, fromOwnersBrowser: told.ownCode === code, namedAt: now }
  const referral = await em.findOne(ReferralSchema, { checkoutId })
  const previousAccountId = referral?.ownerId ?? null
  if (referral === null) em.create(ReferralSchema, { checkoutId, state: 'invited', ...named })
  else em.assign(referral, named)
  emit({ type: 'membership.referral-named', payload: { accountId, checkoutId, previousAccountId } })
}
