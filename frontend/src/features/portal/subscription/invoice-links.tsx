import type { SubscriptionDetails } from '@meridian/contracts/http/membership/get-subscription'

const LINK = 'text-link inline-flex min-h-8 items-center'

interface InvoiceLinksProps {
  invoice: Pick<SubscriptionDetails['invoices'][number], 'viewUrl' | 'pdfUrl'>
  /** Distinguishes the links of one invoice from those of the next. */
  name: string
}

/** Where an invoice is read, and fetched as a PDF. They open beside this page. */
export function InvoiceLinks({ invoice: { viewUrl, pdfUrl }, name }: InvoiceLinksProps) {
  if (viewUrl === null && pdfUrl === null) return <span className="text-ink-soft">In preparation</span>
  return (
    <span className="flex flex-wrap gap-x-4">
      {viewUrl !== null && (
        <a href={viewUrl} target="_blank" rel="noreferrer" className={LINK}>
          View<span className="sr-only"> invoice {name} (opens in a new tab)</span>
        </a>
      )}
      {pdfUrl !== null && (
        <a href={pdfUrl} target="_blank" rel="noreferrer" className={LINK}>
          PDF<span className="sr-only"> of invoice {name} (opens in a new tab)</span>
        </a>
      )}
    </span>
  )
}
