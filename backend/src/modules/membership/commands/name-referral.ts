import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { CheckoutSchema } from '../persistence/checkout-schema.ts'
import { takeReferral } from '../steps/take-referral.ts'

export interface NameReferral {
  browserId: string | undefined
  customerId: string
  referralCode: string
  /** The code whose owner uses this browser. */
  ownCode: string | undefined
}

/** Records the referral code of a checkout. Throws `not-found` for a checkout that this browser has not set up. */
export async function nameReferral(input: NameReferral, context: CommandContext): Promise<void> {
  const { customerId: stripeCustomerId, browserId, referralCode, ownCode } = input
  const [checkout] =
    browserId === undefined
      ? []
      : await context.em.find(
          CheckoutSchema,
          { stripeCustomerId, browserId },
          { orderBy: { begunAt: 'desc' }, limit: 1 },
        )
  if (checkout === undefined)
    throw new DomainError('not-found', 'This browser has no such checkout. Choose a plan first.')
  await takeReferral(checkout, { referralCode, ownCode }, context)
}
