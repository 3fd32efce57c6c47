import { Checkout } from './components/checkout.tsx'
import type { Order } from './order.ts'

const ANNUAL: Order = { kind: 'annual' }

/** /checkout-annual */
export function AnnualCheckoutScreen() {
  return <Checkout order={ANNUAL} />
}
