/** Where the provider's own pages are mounted. */
export const PORTAL_PATH = '/stripe/portal'

/** The pages of one visit to the billing portal; `rest` goes on below it, such as `/card`. */
export function sessionPath(session: string, rest = ''): string {
  return `${PORTAL_PATH}/session/${session}${rest}`
}

/** The pages of one subscription within a visit. */
export function subscriptionPath(session: string, subscription: string, rest: string): string {
  return sessionPath(session, `/subscriptions/${subscription}${rest}`)
}

/** The page of an invoice, which leads back to the visit that it was opened from. */
export function invoicePath(invoice: string, rest = '', from?: string): string {
  const query = from === undefined ? '' : `?from=${from}`
  return `${PORTAL_PATH}/invoices/${invoice}${rest}${query}`
}
