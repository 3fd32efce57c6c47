import type { StripeError } from '../api/payment-intent.ts'

/** What every event of the payment element tells. */
export interface Named {
  elementType: 'payment'
}

/** Sent when one of these values has changed. */
export interface ChangeEvent extends Named {
  empty: boolean
  complete: boolean
  collapsed: boolean
  value: {
    type: 'card'
    billingDetails: { address: { country: string | null; postalCode: string | null } }
  }
}

/** The events of the payment element by their names. */
export interface PaymentElementEvents {
  ready: Named
  loaderstart: Named
  loaderror: Named & { error: StripeError }
  change: ChangeEvent
  focus: Named
  blur: Named
  escape: Named
}
