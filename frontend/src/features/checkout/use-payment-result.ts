import type { CheckoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { REDIRECT_AFTER_PAYMENT_MS } from '@meridian/contracts/values/limits'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { showToastOnTheWay } from '../../lib/handed-toast.ts'
import { signIn } from '../../lib/session.ts'
import { reportPayment } from './api/payments.ts'
import type { Order } from './order.ts'
import { forgetPaidOrder, keepPaidOrder, type PaidOrder } from './paid-order.ts'

/** `unanswered`: the payment stands, but the server did not say what became of it. */
export type PaymentResult = CheckoutResult | { readonly outcome: 'reporting' | 'unanswered' }

/**
 * Reports a payment unless the server has already answered for it, and leads to the portal where that is the next step.
 */
export function usePaymentResult(order: Order, { report, result: known }: PaidOrder): PaymentResult {
  const [result, setResult] = useState<PaymentResult>(known ?? { outcome: 'reporting' })
  const begun = useRef(known !== null)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    reportPayment(report).then(
      (answer) => {
        keepPaidOrder(order, { report, result: answer })
        welcome(answer)
        setResult(answer)
      },
      () => {
        showToastOnTheWay({
          title: 'Subscription Processed',
          description: 'Your payment arrived. We are setting up your membership.',
        })
        setResult({ outcome: 'unanswered' })
      },
    )
  }, [order, report])
  // Whoever has something to read is not led away from it.
  const isDone = result.outcome === 'signed-in' && result.notice === undefined
  useRedirect(order, isDone || result.outcome === 'unanswered')
  return result
}

function welcome(answer: CheckoutResult): void {
  if (answer.outcome !== 'signed-in') return
  const { outcome: _, message, notice, ...user } = answer
  signIn(user)
  // A notice is shown on the page; a toast above it would only repeat it.
  if (notice !== undefined) return
  showToastOnTheWay({ title: 'Subscription Successful!', description: message })
}

function useRedirect(order: Order, due: boolean): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => {
      forgetPaidOrder(order)
      navigate('/portal', { replace: true })
    }, REDIRECT_AFTER_PAYMENT_MS)
    return () => clearTimeout(timer)
  }, [due, order, navigate])
}
