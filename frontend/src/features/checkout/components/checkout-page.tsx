import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'

interface CheckoutPageProps {
  /** What the year is paid with. */
  by?: 'card' | 'credit'
  summary: ReactNode
  form: ReactNode
}

const LEADS = {
  card: 'A year of membership, paid by card.',
  credit: 'A year of membership, paid with your credit.',
}

/** The head of a checkout, its summary, and the form beside it; one under the other on small screens. */
export function CheckoutPage({ by = 'card', summary, form }: CheckoutPageProps) {
  return (
    <div className="page-narrow">
      <PageHeader title="Checkout" lead={LEADS[by]} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(21rem,45%)] lg:gap-12">
        <div className="lg:col-start-2 lg:row-start-1">{summary}</div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">{form}</div>
      </div>
    </div>
  )
}
