import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { createAnnualSubscription } from '@meridian/contracts/http/membership/create-annual-subscription'
import type { createGuestSubscription } from '@meridian/contracts/http/membership/create-guest-subscription'

/** What the server answers when a payment is set up: for a tier, or for the annual membership. */
export type PaymentSetup =
  | ResponseOf<typeof createGuestSubscription>
  | ResponseOf<typeof createAnnualSubscription>
