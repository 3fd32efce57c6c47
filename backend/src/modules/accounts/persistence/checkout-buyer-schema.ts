import { defineEntity, p } from '@mikro-orm/core'
import { AccountSchema } from './account-schema.ts'

/** Whose account a paid checkout led to; written once, so that asking again finds the same. */
export const CheckoutBuyerSchema = defineEntity({
  name: 'CheckoutBuyer',
  tableName: 'checkout_buyers',
  properties: {
    checkoutId: p.uuid().primary(),
    // A relation, so that an account that is opened in the same transaction is written first.
    accountId: () => p.manyToOne(AccountSchema).mapToPk().fieldName('account_id'),
    /** True when the account was there before the payment. */
    knownBefore: p.boolean(),
  },
})
