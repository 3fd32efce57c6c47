import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { CreditCard, TriangleAlert } from 'lucide-react'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { cardPage } from './api/billing.ts'
import { BillingButton } from './billing-button.tsx'
import { cardExpiry, cardName, isExpiredAt } from './card.ts'

type PaymentCardProps = Pick<SubscriptionDetails, 'card' | 'nextCharge'>

/** The card that is charged, and the way to another one. */
export function PaymentCard({ card, nextCharge }: PaymentCardProps) {
  return (
    <Card>
      <CardHeader title="Card" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        {card === null ? (
          <p className="max-w-prose text-ink-soft">
            There is no card yet. Add one, so that your membership can renew.
          </p>
        ) : (
          <p className="flex items-center gap-3">
            <CreditCard aria-hidden className="size-6 shrink-0 text-ink-soft" />
            <span>
              <span className="block font-semibold">{cardName(card)}</span>
              <span className="block text-sm text-ink-soft">Expires {cardExpiry(card)}</span>
            </span>
          </p>
        )}
        <BillingButton to={cardPage}>{card === null ? 'Add a card' : 'Change card'}</BillingButton>
      </div>
      <ExpiryHint card={card} nextCharge={nextCharge} />
    </Card>
  )
}

function ExpiryHint({ card, nextCharge }: PaymentCardProps) {
  if (card === null || nextCharge === null) return null
  if (!isExpiredAt(card, new Date(nextCharge.at))) return null
  return (
    <p className="mt-4 flex items-start gap-2 text-sm font-medium text-danger">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {isExpiredAt(card, new Date())
        ? 'This card has expired. Change it, so that the next charge can be paid.'
        : 'This card expires before the next charge. Change it in time, and nothing is interrupted.'}
    </p>
  )
}
