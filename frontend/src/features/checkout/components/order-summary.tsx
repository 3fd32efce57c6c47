import type { OrderSummary as Amounts } from '@meridian/contracts/http/membership/payment-setup'
import { formatMoney } from '@meridian/contracts/values/money'
import type { ReactNode } from 'react'
import { formatLongDay } from '../../../lib/format-day.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { type CreditOffer, dueToday, type PaymentSetup } from '../payment-setup.ts'

/** What is bought and what it costs, as the payment provider computed it; grey shapes until that is known. */
export function OrderSummary({ setup }: { setup: PaymentSetup | CreditOffer | undefined }) {
  const amounts = setup?.summary
  return (
    <Card aria-busy={setup === undefined}>
      <CardHeader title="Order summary" />
      {setup === undefined && <LoadingNote>Loading the order summary</LoadingNote>}
      <p className="mb-4 text-lg font-semibold wrap-anywhere">
        {setup ? `${setup.tier.name} membership, one year` : <Line className="w-56" />}
      </p>
      <dl className="grid gap-2">
        <Row label="Yearly price" value={money(amounts, 'subtotal')} />
        <Row label="Tax" value={money(amounts, 'tax')} />
        {amounts !== undefined && amounts.credit > 0 && (
          <Row label="Your credit" value={formatMoney(-amounts.credit, amounts.currency)} />
        )}
        <Row
          label="Total due today"
          value={amounts ? formatMoney(dueToday(amounts), amounts.currency) : <Line className="w-20" />}
          className="mt-1 border-t border-rule pt-3 text-lg font-semibold"
        />
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        {amounts ? <Renewal amounts={amounts} /> : <Line className="w-full" />}
      </p>
    </Card>
  )
}

function Renewal({ amounts }: { amounts: Amounts }) {
  return (
    <>
      Renews on{' '}
      <time dateTime={amounts.renewsAt} className="whitespace-nowrap">
        {formatLongDay(new Date(amounts.renewsAt))}
      </time>
    </>
  )
}

function Row({ label, value, className }: { label: string; value: ReactNode; className?: string }) {
  return (
    <div className={classes('flex justify-between gap-4', className)}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function money(amounts: Amounts | undefined, part: 'subtotal' | 'tax'): ReactNode {
  return amounts ? formatMoney(amounts[part], amounts.currency) : <Line className="w-20" />
}

/** As high as a line of the text that it stands for. */
function Line({ className }: { className: string }) {
  return (
    <span className="flex h-[1lh] max-w-full items-center">
      <Skeleton className={`h-[0.8em] ${className}`} />
    </span>
  )
}
