import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { formatMoney } from '@meridian/contracts/values/money'
import { Badge } from '../../../ui/badge.tsx'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { paymentLook } from './states.ts'

type Payment = SubscriptionDetails['payments'][number]

interface PaymentListProps {
  payments: readonly Payment[]
  currency: string
}

/** Each attempt to charge the card, the newest first, why the bank refused where it did, and what was refunded in part. */
export function PaymentList({ payments, currency }: PaymentListProps) {
  return (
    <Card>
      <CardHeader title="Payments" />
      {payments.length === 0 ? (
        <p className="text-ink-soft">Nothing has been charged yet.</p>
      ) : (
        <ul className="divide-y divide-rule">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} currency={currency} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function PaymentRow({ payment, currency }: { payment: Payment; currency: string }) {
  const { at, amount, refunded, reason } = payment
  const { label, variant } = paymentLook(payment)
  return (
    <li className="grid gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-4">
        <span className="text-ink-soft sm:min-w-28">
          <CalendarDay iso={at} />
        </span>
        <span className="font-semibold sm:min-w-24">{formatMoney(amount, currency)}</span>
        <Badge variant={variant}>{label}</Badge>
      </p>
      {refunded > 0 && refunded < amount && (
        <p className="text-sm">{`${formatMoney(refunded, currency)} of it is refunded.`}</p>
      )}
      {reason !== null && <p className="max-w-prose text-sm">{reason}</p>}
    </li>
  )
}
