import type { PaymentIntent } from '../api/payment-intent.ts'
import { IntegrationError } from '../integration-error.ts'

/**
 * Where the browser goes after a payment that did not fail.
 * @throws IntegrationError unless it is an absolute web address
 */
export function returnAddress(
  returnUrl: string,
  clientSecret: string,
  { id, status }: PaymentIntent,
): string {
  const url = new URL(checkReturnUrl(returnUrl))
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', clientSecret)
  url.searchParams.set('redirect_status', status === 'processing' ? 'pending' : 'succeeded')
  return url.href
}

/** @throws IntegrationError unless it is an absolute web address */
export function checkReturnUrl(returnUrl: string | undefined): string {
  if (returnUrl !== undefined && /^https?:$/.test(URL.parse(returnUrl)?.protocol ?? '')) return returnUrl
  throw new IntegrationError(
    "confirmParams.return_url has to be a whole address, https://… included; only with redirect: 'if_required' it may be left out.",
  )
}
