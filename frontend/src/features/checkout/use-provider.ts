import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { useSite } from '../../lib/site.ts'
import { openProvider } from './provider-script.ts'

/** The payment provider in this page: null while it loads, `failed` when it or its settings cannot be loaded. */
export function useProvider(): { stripe: Stripe | null; failed: boolean } {
  const { data: site, error } = useSite()
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (site) openProvider(site.payments).then(setStripe, () => setFailed(true))
  }, [site])
  return { stripe, failed: failed || error !== undefined }
}
