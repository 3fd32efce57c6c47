import type { Context } from '../../billing/context.ts'
import type { Customer } from '../../objects/customer.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import type { Subscription } from '../../objects/subscription.ts'

/** The card that is charged next; without a subscription, the customer's own. */
export function cardOnFile(
  { state }: Pick<Context, 'state'>,
  customer: Customer,
  subscription?: Subscription,
): PaymentMethod | undefined {
  const preset = customer.invoice_settings.default_payment_method
  const named = subscription?.default_payment_method ?? (typeof preset === 'string' ? preset : null)
  return named === null
    ? state.paymentMethods.where('customer', customer.id).at(-1)
    : state.paymentMethods.get(named)
}

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  discover: 'Discover',
  mastercard: 'Mastercard',
}

/** `Visa ending in 4242, good until 12/2030`. */
export function cardText({ card }: PaymentMethod): string {
  const month = String(card.exp_month).padStart(2, '0')
  return `${BRANDS[card.brand] ?? 'Visa'} ending in ${card.last4}, good until ${month}/${card.exp_year}`
}
