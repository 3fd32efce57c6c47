import { Elements } from '@stripe/react-stripe-js'
import { useMemo, useState } from 'react'
import type { ToastText } from '../../../lib/toast-queue.ts'
import type { Buyer } from '../buyer-form.ts'
import type { Order } from '../order.ts'
import { keepPaidOrder, keptPaidOrder, type PaidOrder } from '../paid-order.ts'
import type { PaymentReport } from '../payment-report.ts'
import { useAppearance } from '../use-appearance.ts'
import { usePaymentSetup } from '../use-payment-setup.ts'
import { useProvider } from '../use-provider.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { CreditCheckout } from './credit-checkout.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { NothingToPay, SetupFailed } from './setup-failed.tsx'

const CLOSED: ToastText = {
  title: 'Payment Failed',
  description:
    'This payment was closed before it went through, and your card was not charged. Please enter your card again.',
  variant: 'destructive',
}

const TOO_LITTLE: ToastText = {
  title: 'Payment Failed',
  description: 'Your credit no longer pays for all of this membership. Please pay the rest by card.',
  variant: 'destructive',
}

/** One order from its setup to its result. The order must stay the same object from one render to the next. */
export function Checkout({ order }: { order: Order }) {
  const [paid, setPaid] = useState<PaidOrder | null>(() => keptPaidOrder(order))
  if (paid) return <PaymentOutcome order={order} paid={paid} />
  const takePayment = (report: PaymentReport) => {
    const taken = { report, result: null }
    // Kept before the server is told: a tab that is closed or reloaded now must still know that it paid.
    keepPaidOrder(order, taken)
    setPaid(taken)
  }
  return <Payment order={order} onPaid={takePayment} />
}

function Payment({ order, onPaid }: { order: Order; onPaid: (report: PaymentReport) => void }) {
  const { state, again } = usePaymentSetup(order)
  const { stripe, failed } = useProvider()
  const [broken, setBroken] = useState(false)
  const appearance = useAppearance()
  const setup = state.step === 'ready' ? state.setup : undefined
  // The provider's form belongs to one payment: another one gets another form.
  const round = state.step === 'ready' ? state.round : 0
  const [typed, setTyped] = useState<Buyer>({ email: '', username: '' })
  const clientSecret = setup?.clientSecret
  const options = useMemo(
    () => (clientSecret === undefined ? {} : { clientSecret, appearance }),
    [clientSecret, appearance],
  )
  if (state.step === 'stopped') return <NothingToPay message={state.message} />
  if (state.step === 'credit')
    return <CreditCheckout order={order} offer={state.offer} onRefused={() => again(TOO_LITTLE)} />
  if (state.step === 'failed' || failed || broken) return <SetupFailed />
  return (
    <Elements key={round} stripe={setup ? stripe : null} options={options}>
      <CheckoutPage
        summary={<OrderSummary setup={setup} />}
        form={
          <PaymentForm
            order={order}
            setup={setup}
            onPaid={onPaid}
            typed={typed}
            onClosed={(buyer) => {
              setTyped(buyer)
              return again(CLOSED)
            }}
            onBroken={() => setBroken(true)}
          />
        }
      />
    </Elements>
  )
}
