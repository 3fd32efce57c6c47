import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { createAnnualSubscription } from '@meridian/contracts/http/membership/create-annual-subscription'
import type { createGuestSubscription } from '@meridian/contracts/http/membership/create-guest-subscription'

type Answer = ResponseOf<typeof createGuestSubscription> | ResponseOf<typeof createAnnualSubscription>

/** A payment that waits for a card: for a tier, or for the annual membership. */
export type PaymentSetup = Extract<Answer, { clientSecret: string }>

/** A credit pays for everything, once the buyer says so. */
export type CreditOffer = Extract<Answer, { clientSecret: null }>

/** What is left to pay after the credit, in the currency's smallest unit. */
export const dueToday = ({ total, credit }: Answer['summary']): number => total - credit
