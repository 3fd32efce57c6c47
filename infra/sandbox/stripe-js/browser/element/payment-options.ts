import type { Address, HiddenFields } from './address-fields.ts'

type Wish = 'auto' | 'never' | 'if_required'

/** What a page can ask of the payment element; more is accepted and has no effect. */
export interface PaymentElementOptions {
  defaultValues?: { billingDetails?: { address?: Address } }
  fields?: {
    billingDetails?: Wish | { address?: Wish | { country?: Wish; postalCode?: Wish } }
  }
  readOnly?: boolean
}

/** Which fields a page does not want; it then has to send their values itself. */
export function hiddenFields({ fields }: PaymentElementOptions): HiddenFields {
  const details = fields?.billingDetails
  const address = typeof details === 'object' ? details.address : details
  if (typeof address !== 'object') return { country: address === 'never', postalCode: address === 'never' }
  return { country: address.country === 'never', postalCode: address.postalCode === 'never' }
}
