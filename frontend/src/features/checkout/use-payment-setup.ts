import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { showToastOnTheWay } from '../../lib/handed-toast.ts'
import { showToast } from '../../lib/toast.ts'
import type { ToastText } from '../../lib/toast-queue.ts'
import { setUpPayment } from './api/payments.ts'
import type { Order } from './order.ts'
import type { CreditOffer, PaymentSetup } from './payment-setup.ts'
import { setupFailure } from './setup-failure.ts'

export type SetupState =
  | { readonly step: 'waiting' }
  | { readonly step: 'ready'; readonly setup: PaymentSetup; readonly round: number }
  | { readonly step: 'credit'; readonly offer: CreditOffer }
  | { readonly step: 'stopped'; readonly message: string }
  | { readonly step: 'failed' }

interface PaymentSetting {
  state: SetupState
  /**
   * Asks again when what was set up can no longer be paid: the server says what became of it. `news` is the toast where
   * another payment has taken its place.
   */
  again: (news: ToastText) => Promise<void>
}

/** Sets up the payment of an order once per visit. A failure shows its toast, and may lead to the start page. */
export function usePaymentSetup(order: Order): PaymentSetting {
  const [state, setState] = useState<SetupState>({ step: 'waiting' })
  const [, navigate] = useLocation()
  const rounds = useRef(0)
  const setUp = useCallback(
    async (news?: ToastText) => {
      const round = rounds.current++
      try {
        const next = toState(await setUpPayment(order), round)
        if (news !== undefined && next.step === 'ready') showToast(news)
        setState(next)
      } catch (error) {
        const failure = setupFailure(error)
        if (failure.next === 'stopped') return setState({ step: 'stopped', message: failure.message })
        if (failure.next === 'home') {
          showToastOnTheWay(failure.toast)
          return navigate('/', { replace: true })
        }
        showToast(failure.toast)
        setState({ step: 'failed' })
      }
    },
    [order, navigate],
  )
  useEffect(() => {
    // In development React mounts a component twice; the payment must still be asked for only once.
    if (rounds.current === 0) void setUp()
  }, [setUp])
  return { state, again: setUp }
}

function toState(answer: PaymentSetup | CreditOffer, round: number): SetupState {
  if (answer.clientSecret === null) return { step: 'credit', offer: answer }
  return { step: 'ready', setup: answer, round }
}
