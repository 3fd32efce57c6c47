import { useMemo } from 'react'
import { useParams, useSearch } from 'wouter'
import { keptReferralCode, referralCodeIn } from '../../lib/referral.ts'
import { Checkout } from './components/checkout.tsx'
import { tierOrder } from './order.ts'

/** /checkout/:tier */
export function CheckoutScreen() {
  const { tier } = useParams<{ tier: string }>()
  const search = useSearch()
  const order = useMemo(() => tierOrder(tier, referralCodeIn(search) ?? keptReferralCode()), [tier, search])
  return <Checkout key={tier} order={order} />
}
