import { PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

interface CardFormProps {
  /** There is a payment to enter a card for. */
  isSetUp: boolean
  /** The provider cannot show the form. */
  onBroken: () => void
}

/** The provider's card form, in a place of its height that is kept for it from the start. */
export function CardForm({ isSetUp, onBroken }: CardFormProps) {
  const [ready, setReady] = useState(false)
  return (
    <div className="relative min-h-[18.5rem]">
      {isSetUp && (
        <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} onLoadError={onBroken} />
      )}
      {!ready && <CardFormSkeleton />}
    </div>
  )
}

/** The fields in grey, and the mark that says what is going on. */
function CardFormSkeleton() {
  return (
    <div className="absolute inset-0 grid content-start gap-5 bg-paper">
      <p role="status" className="flex h-6 items-center gap-2 text-sm text-ink-soft">
        <Spinner />
        Preparing your payment
      </p>
      <Skeleton className="h-11" />
      {[0, 1].map((row) => (
        <div key={row} className="mt-4 grid grid-cols-2 gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
