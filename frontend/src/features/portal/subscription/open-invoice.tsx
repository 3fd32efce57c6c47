import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { formatMoney } from '@meridian/contracts/values/money'
import { TriangleAlert } from 'lucide-react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { cardPage } from './api/billing.ts'
import { BillingButton } from './billing-button.tsx'
import { unpaidHeading } from './life.ts'

interface OpenInvoiceProps {
  invoice: NonNullable<SubscriptionDetails['openInvoice']>
  currency: string
  /** When the membership is going to end; null while it renews. */
  endsAt: string | null
  /** Whether nothing above it leads to the payment; the wall does. */
  primary: boolean
}

/** What is owed, and the way to pay it at once; beside this page, since the payment page has no way back. */
export function OpenInvoice({ invoice, currency, endsAt, primary }: OpenInvoiceProps) {
  const { kind, amount, payUrl, needsAuthentication } = invoice
  const variant = primary ? 'primary' : 'secondary'
  return (
    <section
      aria-labelledby="open-invoice"
      className="flex flex-wrap items-start gap-x-4 gap-y-4 rounded-lg border border-danger bg-surface p-5 shadow-lift sm:p-6"
    >
      <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-danger" />
      <div className="min-w-52 flex-1">
        <h2 id="open-invoice" className="headline text-2xl">
          {unpaidHeading(invoice)}
        </h2>
        <p className="mt-1 max-w-prose">
          <strong>{formatMoney(amount, currency)}</strong>{' '}
          {kind === 'renewal' ? (
            <RenewalDue endsAt={endsAt} />
          ) : (
            <span>is due for the plan that you moved to.</span>
          )}
        </p>
      </div>
      {payUrl === null ? (
        <BillingButton to={cardPage} variant={variant}>
          Change card
        </BillingButton>
      ) : (
        <a href={payUrl} target="_blank" rel="noreferrer" className={buttonStyle(variant, 'md')}>
          {needsAuthentication ? 'Confirm the payment' : 'Pay now'}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </section>
  )
}

function RenewalDue({ endsAt }: Pick<OpenInvoiceProps, 'endsAt'>) {
  if (endsAt === null) return <span>is due. As soon as it is paid, your membership continues as before.</span>
  return (
    <span>
      is due. As soon as it is paid, everything is open to you until <CalendarDay iso={endsAt} />.
    </span>
  )
}
