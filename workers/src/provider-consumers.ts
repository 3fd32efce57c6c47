import { chargeChosenCardWhenProviderNotified } from './consumers/membership/charge-chosen-card-when-provider-notified.ts'
import { closeBillsWhenProviderNotified } from './consumers/membership/close-bills-when-provider-notified.ts'
import { convergeMembershipWhenProviderNotified } from './consumers/membership/converge-membership-when-provider-notified.ts'

/** What the payment provider tells is followed. */
export const FOLLOW_PROVIDER = [
  chargeChosenCardWhenProviderNotified,
  closeBillsWhenProviderNotified,
  convergeMembershipWhenProviderNotified,
]
