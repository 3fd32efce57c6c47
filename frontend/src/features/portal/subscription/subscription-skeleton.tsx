import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of the subscription: plan, card, other plans, invoices. */
export function SubscriptionSkeleton() {
  return (
    <div className="grid gap-6">
      <LoadingNote>Loading your subscription</LoadingNote>
      <Skeleton className="h-60" />
      <Skeleton className="h-36" />
      <Skeleton className="h-64" />
      <Skeleton className="h-56" />
    </div>
  )
}
