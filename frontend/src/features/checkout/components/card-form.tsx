import { PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/**
 * The provider's card form in a place that is kept for it from the start. `set up` says that there is a payment to
 * enter a card for.
 */
export function CardForm({ setUp }: { setUp: boolean }) {
  const [ready, setReady] = useState(false)
  return (
    <div className="relative min-h-(--card-form-height)">
      {!ready && <CardFormSkeleton />}
      {setUp && <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />}
    </div>
  )
}

/** Three fields in grey, and the mark that says what is going on. */
function CardFormSkeleton() {
  return (
    <div className="absolute inset-0 grid content-start gap-4 bg-paper">
      <p role="status" className="flex h-6 items-center gap-2 text-sm text-ink-soft">
        <Spinner />
        Preparing your payment
      </p>
      <Skeleton className="h-11" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-11" />
    </div>
  )
}
