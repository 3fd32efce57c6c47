import type { FormFields } from '../api/form-encoding.ts'
import { intentIdOf, type PaymentIntentResult } from '../api/payment-intent.ts'
import type { PaymentsApi } from '../api/payments-api.ts'
import type { PaymentDetails } from '../element/payment-form.ts'
import type { Elements } from '../elements.ts'
import { IntegrationError } from '../integration-error.ts'
import { finishNextAction } from './next-action.ts'
import { checkReturnUrl, returnAddress } from './return-address.ts'

export interface ConfirmOptions {
  elements?: Elements | undefined
  clientSecret?: string | undefined
  confirmParams?: {
    return_url?: string
    receipt_email?: string
    payment_method_data?: { billing_details?: FormFields }
  }
  redirect?: 'always' | 'if_required'
}

/**
 * Pays with what was filled in, asks the bank's question where there is one, and leaves for return_url
 * unless told not to; when it leaves, the promise stays open, as the page is about to go.
 * @throws IntegrationError when something is missing that the page has to give
 */
export async function confirmPayment(
  api: PaymentsApi,
  options: ConfirmOptions,
): Promise<PaymentIntentResult> {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const secret = options.clientSecret ?? elements?.clientSecret
  if (secret === undefined)
    throw new IntegrationError('confirmPayment needs a clientSecret, in its options or in those of elements.')
  intentIdOf(secret)
  if (redirect === 'always' || confirmParams.return_url !== undefined)
    checkReturnUrl(confirmParams.return_url)
  const details = elements?.details()
  if (details !== undefined && 'error' in details) return { error: details.error }
  const confirmed = await api.confirm(secret, confirmFields(confirmParams, details))
  const result = await finishNextAction(api, secret, confirmed, elements?.appearance ?? {})
  if (result.error !== undefined || redirect === 'if_required' || !confirmParams.return_url) return result
  window.location.assign(returnAddress(confirmParams.return_url, secret, result.paymentIntent))
  return new Promise(() => undefined)
}

function confirmFields(
  { return_url, receipt_email, payment_method_data }: NonNullable<ConfirmOptions['confirmParams']>,
  details: PaymentDetails | undefined,
): FormFields {
  const base = { receipt_email, return_url }
  if (details === undefined) return base
  const given = payment_method_data?.billing_details ?? {}
  const givenAddress = typeof given.address === 'object' ? given.address : {}
  const billing_details = { ...given, address: { ...details.address, ...givenAddress } }
  return {
    payment_method_data: { type: 'card', card: { ...details.card }, billing_details },
    ...base,
  }
}
