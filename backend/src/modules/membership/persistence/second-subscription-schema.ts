import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A subscription that may be charged beside the one that somebody's membership is based on. */
export const SecondSubscriptionSchema = defineEntity({
  name: 'SecondSubscription',
  tableName: 'second_subscriptions',
  properties: {
    subscriptionId: p.text().primary(),
    accountId: p.uuid(),
    /** The one that the membership is based on. */
    keptSubscriptionId: p.text(),
    foundAt: p.datetime(),
    /** The end of the newest period that was paid, as far as that is known. */
    paidUntil: p.datetime().nullable(),
    /** When it was seen to have ended, or staff ended it, with nothing to give back. */
    endedAt: p.datetime().nullable(),
    /** When its payment went back, in whatever way. */
    refundedAt: p.datetime().nullable(),
    /** When staff gave it back, or ended it. */
    givenBackAt: p.datetime().nullable(),
  },
})

export type SecondSubscription = InferEntity<typeof SecondSubscriptionSchema>
