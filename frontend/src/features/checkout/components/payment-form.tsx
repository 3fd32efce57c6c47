import { zodResolver } from '@hookform/resolvers/zod'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import { type SyntheticEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { formatMoney } from '../../../lib/money.ts'
import { useSession } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { annualBuyerForm, type Buyer, tierBuyerForm } from '../buyer-form.ts'
import { confirmPayment } from '../confirm-payment.ts'
import type { Order } from '../order.ts'
import { type PaymentReport, reportOf } from '../payment-report.ts'
import type { PaymentSetup } from '../payment-setup.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { CardForm } from './card-form.tsx'
import { Terms } from './terms.tsx'

interface PaymentFormProps {
  order: Order
  /** Undefined while the payment is set up; who buys can be typed meanwhile. */
  setup: PaymentSetup | undefined
  /** The provider took the payment. */
  onPaid: (report: PaymentReport) => void
  /** The card form cannot be shown. */
  onBroken: () => void
}

/** Who buys, with what card, and the button that pays. */
export function PaymentForm({ order, setup, onPaid, onBroken }: PaymentFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const { user } = useSession()
  // The button is disabled while a payment is under way, but only from the next render on.
  const paying = useRef(false)
  const asksUsername = order.kind === 'tier'
  const form = useForm<Buyer>({
    resolver: zodResolver(asksUsername ? tierBuyerForm : annualBuyerForm),
    defaultValues: { email: '', username: '' },
    ...(user && { values: { email: user.email, username: user.username } }),
  })
  const pay = async (buyer: Buyer) => {
    if (!stripe || !elements || !setup) return
    const report = reportOf(order, setup, buyer)
    const problem = await confirmPayment(stripe, elements, report.body.email)
    if (problem === null) onPaid(report)
    else showToast(problem)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (paying.current) return
    paying.current = true
    void form
      .handleSubmit(pay)(event)
      .finally(() => {
        paying.current = false
      })
  }
  const preparing = (!setup || !elements) && 'Preparing payment...'
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <BuyerFields form={form} asksUsername={asksUsername} locked={user !== null} />
      <CardForm isSetUp={elements !== null} onBroken={onBroken} />
      <Button
        type="submit"
        size="lg"
        busy={preparing || (form.formState.isSubmitting && 'Processing payment...')}
      >
        Pay {setup && formatMoney(setup.summary.total, setup.summary.currency)}
      </Button>
      <Terms signedIn={user !== null} />
    </form>
  )
}
