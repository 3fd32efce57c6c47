import { defineEntity, p } from '@mikro-orm/core'

/** Somebody who pays for two memberships, as a comparison with the provider found. */
export const SecondSubscriptionSchema = defineEntity({
  name: 'SecondSubscription',
  tableName: 'second_subscriptions',
  properties: {
    subscriptionId: p.text().primary(),
    accountId: p.uuid(),
    /** The one that the membership is based on. */
    keptSubscriptionId: p.text(),
    foundAt: p.datetime(),
    /** When its payment went back, in whatever way. */
    refundedAt: p.datetime().nullable(),
    /** When staff gave it back. */
    givenBackAt: p.datetime().nullable(),
  },
})
