import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'
import { formatMoney } from '@meridian/contracts/values/money'
import { Badge } from '../../../ui/badge.tsx'
import { CalendarDay } from '../../../ui/calendar-day.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { billingPage } from './api/billing.ts'
import { BillingButton } from './billing-button.tsx'
import { InvoiceLinks } from './invoice-links.tsx'
import { invoiceLook } from './states.ts'

type Invoice = SubscriptionDetails['invoices'][number]

const COLUMNS = ['Number', 'Date', 'Total', 'Status', 'Documents']

interface InvoiceListProps {
  invoices: readonly Invoice[]
  currency: string
}

/** The invoices, the newest first: a table, and cards on small screens. */
export function InvoiceList({ invoices, currency }: InvoiceListProps) {
  return (
    <Card>
      <CardHeader title="Invoices">
        <BillingButton to={() => billingPage('invoices')} size="sm">
          Billing address and all invoices
        </BillingButton>
      </CardHeader>
      {invoices.length === 0 ? (
        <p className="text-ink-soft">There are no invoices yet. The first one appears with a payment.</p>
      ) : (
        <>
          <InvoiceTable invoices={invoices} currency={currency} />
          <InvoiceCards invoices={invoices} currency={currency} />
        </>
      )}
    </Card>
  )
}

function InvoiceTable({ invoices, currency }: InvoiceListProps) {
  return (
    <ScrollingTable caption="Invoices, the newest first" look="inside" tableClassName="text-left">
      <thead>
        <tr className="border-b border-rule text-sm text-ink-soft">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <th scope="row" className="py-2.5 pr-4 font-normal break-all">
              {numberOf(invoice)}
            </th>
            <td className="py-2.5 pr-4">
              <CalendarDay iso={invoice.at} />
            </td>
            <td className="py-2.5 pr-4 whitespace-nowrap tabular-nums">
              {formatMoney(invoice.total, currency)}
            </td>
            <td className="py-2.5 pr-4">
              <InvoiceState invoice={invoice} />
            </td>
            <td className="py-2.5">
              <InvoiceLinks invoice={invoice} name={numberOf(invoice)} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function InvoiceCards({ invoices, currency }: InvoiceListProps) {
  return (
    <ul className="grid gap-3 sm:hidden">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="grid gap-2 rounded-md border border-rule p-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="break-all">{numberOf(invoice)}</span>
            <InvoiceState invoice={invoice} />
          </p>
          <p>
            <strong>{formatMoney(invoice.total, currency)}</strong>{' '}
            <span className="text-ink-soft">
              on <CalendarDay iso={invoice.at} />
            </span>
          </p>
          <InvoiceLinks invoice={invoice} name={numberOf(invoice)} />
        </li>
      ))}
    </ul>
  )
}

function InvoiceState({ invoice }: { invoice: Invoice }) {
  const { label, variant } = invoiceLook(invoice)
  return <Badge variant={variant}>{label}</Badge>
}

function numberOf({ number }: Pick<Invoice, 'number'>): string {
  return number ?? 'Not numbered'
}
