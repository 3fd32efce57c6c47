import { BALANCE_TRANSACTION_ENDPOINTS } from './balance-transactions.ts'
import { BILLING_PORTAL_ENDPOINTS } from './billing-portal.ts'
import { CHARGE_ENDPOINTS } from './charges.ts'
import { CUSTOMER_ENDPOINTS } from './customers.ts'
import { DISPUTE_ENDPOINTS } from './disputes.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { EVENT_ENDPOINTS } from './events.ts'
import { INVOICE_ENDPOINTS } from './invoices.ts'
import { PAYMENT_INTENT_ENDPOINTS } from './payment-intents.ts'
import { PAYMENT_METHOD_ENDPOINTS } from './payment-methods.ts'
import { PRICE_ENDPOINTS } from './prices.ts'
import { PRODUCT_ENDPOINTS } from './products.ts'
import { REFUND_ENDPOINTS } from './refunds.ts'
import { SUBSCRIPTION_ENDPOINTS } from './subscriptions.ts'

/** Every call of the API that the sandbox knows. */
export const ENDPOINTS: AnyEndpoint[] = [
  ...CUSTOMER_ENDPOINTS,
  ...BALANCE_TRANSACTION_ENDPOINTS,
  ...PRODUCT_ENDPOINTS,
  ...PRICE_ENDPOINTS,
  ...SUBSCRIPTION_ENDPOINTS,
  ...INVOICE_ENDPOINTS,
  ...PAYMENT_INTENT_ENDPOINTS,
  ...PAYMENT_METHOD_ENDPOINTS,
  ...CHARGE_ENDPOINTS,
  ...REFUND_ENDPOINTS,
  ...DISPUTE_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...BILLING_PORTAL_ENDPOINTS,
]
