import { formatMoney } from '@meridian/contracts/values/money'
import { useLocation } from 'wouter'
import { showToastOnTheWay } from '../../../lib/handed-toast.ts'
import { statusOf } from '../../../lib/http-error.ts'
import { signIn } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { payWithCredit } from '../api/payments.ts'
import type { Order } from '../order.ts'
import type { CreditOffer } from '../payment-setup.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { OrderSummary } from './order-summary.tsx'
import { Terms } from './terms.tsx'

interface CreditCheckoutProps {
  order: Order
  offer: CreditOffer
  /** The credit no longer pays, or a membership has begun meanwhile, as in a second tab. */
  onRefused: () => Promise<void>
}

const REFUSAL = { otherwise: 'An unexpected error occurred', title: 'Payment Error' }

/** What a credit would pay for, and the button that spends it: nothing is spent before. */
export function CreditCheckout({ order, offer, onRefused }: CreditCheckoutProps) {
  const [, navigate] = useLocation()
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    const answer = await payWithCredit(order).catch((error: unknown) => {
      if (statusOf(error) !== 409 && statusOf(error) !== 402) throw error
    })
    if (answer === undefined) return onRefused()
    if (answer.outcome === 'signed-in') {
      const { outcome: _, message, notice: __, ...user } = answer
      signIn(user)
      showToastOnTheWay({ title: 'Subscription Successful!', description: message })
    }
    navigate('/portal', { replace: true })
  })
  const { credit, currency } = offer.summary
  const amount = formatMoney(credit, currency)
  return (
    <CheckoutPage
      by="credit"
      summary={<OrderSummary setup={offer} />}
      form={
        <div className="grid gap-5">
          <p>
            You have a credit from an earlier membership. {amount} of it pays for this year, so no card is
            needed today.
          </p>
          <p>
            The renewal is charged to a card. Add one in the portal, under Subscription, before the membership
            renews; what is left of your credit is used first.
          </p>
          <FormError {...problem} />
          <Button
            size="lg"
            busy={busy && 'Starting your membership...'}
            onClick={run}
            aria-describedby={problem.id}
          >
            Pay {amount} from your credit
          </Button>
          <Terms signedIn />
        </div>
      }
    />
  )
}
