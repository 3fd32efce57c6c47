import { zodResolver } from '@hookform/resolvers/zod'
import { formatMoney } from '@meridian/contracts/values/money'
import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useForm } from 'react-hook-form'
import { ToastRefusal } from '../../../lib/refusal.ts'
import { useSession } from '../../../lib/session.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { annualBuyerForm, type Buyer, tierBuyerForm } from '../buyer-form.ts'
import { confirmPayment } from '../confirm-payment.ts'
import type { Order } from '../order.ts'
import { type PaymentReport, reportOf } from '../payment-report.ts'
import { dueToday, type PaymentSetup } from '../payment-setup.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { CardForm } from './card-form.tsx'
import { Terms } from './terms.tsx'

interface PaymentFormProps {
  order: Order
  /** Undefined while the payment is set up; who buys can be typed meanwhile. */
  setup: PaymentSetup | undefined
  /** The provider took the payment. */
  onPaid: (report: PaymentReport) => void
  /** What was typed before the form had to start over. */
  typed: Buyer
  /** The payment can no longer be made. */
  onClosed: (buyer: Buyer) => Promise<void>
  /** The card form cannot be shown. */
  onBroken: () => void
}

const REFUSAL = { otherwise: 'An unexpected error occurred', title: 'Payment Error' }

/** Who buys, with what card, and the button that pays. */
export function PaymentForm({ order, setup, typed, onPaid, onClosed, onBroken }: PaymentFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const { user } = useSession()
  const asksUsername = order.kind === 'tier'
  const form = useForm<Buyer>({
    resolver: zodResolver(asksUsername ? tierBuyerForm : annualBuyerForm),
    defaultValues: typed,
    ...(user && { values: { email: user.email, username: user.username } }),
  })
  const { busy, problem, submit } = useSubmit(form, REFUSAL, async (buyer) => {
    if (!stripe || !elements || !setup) return
    const report = reportOf(order, setup, buyer)
    const refused = await confirmPayment(stripe, elements, report.body.email)
    if (refused === 'closed') return onClosed(buyer)
    if (refused !== null) throw new ToastRefusal(refused)
    onPaid(report)
  })
  const preparing = (!setup || !elements) && 'Preparing payment...'
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <BuyerFields form={form} asksUsername={asksUsername} locked={user !== null} />
      <CardForm isSetUp={elements !== null} onBroken={onBroken} />
      <FormError {...problem} />
      <Button
        type="submit"
        size="lg"
        busy={preparing || (busy && 'Processing payment...')}
        aria-describedby={problem.id}
      >
        {setup && `Pay ${formatMoney(dueToday(setup.summary), setup.summary.currency)}`}
      </Button>
      <Terms signedIn={user !== null} />
    </form>
  )
}
