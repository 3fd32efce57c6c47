import { defineEntity, p } from '@mikro-orm/core'

/** Whose account a paid checkout led to; written once, so that asking again finds the same. */
export const CheckoutBuyerSchema = defineEntity({
  name: 'CheckoutBuyer',
  tableName: 'checkout_buyers',
  properties: {
    checkoutId: p.uuid().primary(),
    accountId: p.uuid(),
    /** True when the account was there before the payment. */
    knownBefore: p.boolean(),
  },
})
