import type { EntityManager } from '@mikro-orm/postgresql'
import { creditHeldSince } from '../domain/checkout.ts'
import { type Checkout, CheckoutSchema } from './checkout-schema.ts'

/**
 * Waits until no other browser of a member is beginning to spend their credit, and returns the checkout that such a
 * browser is already spending it on; null for most. Checkouts that also need a card do not count. Call it before
 * anything is read: what the other browser has written has to be seen.
 */
export async function lockCredit(em: EntityManager, accountId: string, now: Date): Promise<Checkout | null> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('credit'), hashtext(?))`, [accountId])
  return em.findOne(
    CheckoutSchema,
    {
      accountId,
      creditPressedAt: { $gt: creditHeldSince(now) },
      state: { $in: ['begun', 'paid'] },
      stripePaymentIntentId: null,
    },
    { orderBy: { creditPressedAt: 'desc' } },
  )
}
