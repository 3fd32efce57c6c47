import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { isOwn } from '../domain/checkout.ts'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { takeReferral } from '../steps/take-referral.ts'

export interface NameReferral {
  browserId: string | undefined
  /** Whoever is signed in to it. */
  accountId: string | undefined
  customerId: string
  referralCode: string
  /** The code whose owner uses this browser. */
  ownCode: string | undefined
}

/** Records the referral code of a checkout. Throws `not-found` for one that neither this browser nor its person has set up. */
export async function nameReferral(input: NameReferral, context: CommandContext): Promise<void> {
  const { customerId: stripeCustomerId, referralCode, ownCode } = input
  const begun = await context.em.find(CheckoutSchema, { stripeCustomerId }, { orderBy: { begunAt: 'desc' } })
  const checkout = begun.find((one) => isOwn(one, input))
  if (checkout === undefined)
    throw new DomainError('not-found', 'This browser has no such checkout. Choose a plan first.')
  await takeReferral(checkout, { referralCode, ownCode }, context)
}
