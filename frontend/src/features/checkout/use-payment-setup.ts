import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { showToastOnTheWay } from '../../lib/handed-toast.ts'
import { showToast } from '../../lib/toast.ts'
import { setUpPayment } from './api/payments.ts'
import type { Order } from './order.ts'
import type { PaymentSetup } from './payment-setup.ts'
import { setupFailure } from './setup-failure.ts'

export type SetupState =
  | { readonly step: 'waiting' }
  | { readonly step: 'ready'; readonly setup: PaymentSetup }
  | { readonly step: 'stopped'; readonly message: string }
  | { readonly step: 'failed' }

/** Sets up the payment of an order once per visit. A failure shows its toast, and may lead to the start page. */
export function usePaymentSetup(order: Order): SetupState {
  const [state, setState] = useState<SetupState>({ step: 'waiting' })
  const [, navigate] = useLocation()
  const begun = useRef(false)
  useEffect(() => {
    // React mounts a component twice while developing; the payment is to be asked for once all the same.
    if (begun.current) return
    begun.current = true
    setUpPayment(order).then(
      (setup) => setState({ step: 'ready', setup }),
      (error: unknown) => {
        const failure = setupFailure(error)
        if (failure.next === 'stopped') return setState({ step: 'stopped', message: failure.message })
        if (failure.next === 'home') {
          showToastOnTheWay(failure.toast)
          return navigate('/', { replace: true })
        }
        showToast(failure.toast)
        setState({ step: 'failed' })
      },
    )
  }, [order, navigate])
  return state
}
