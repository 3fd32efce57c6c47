import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'

/** The shape of a checkout. */
export function CheckoutSkeleton() {
  return (
    <div className="page-narrow">
      <LoadingNote />
      <Skeleton className="h-10 w-48" />
      <Skeleton className="mt-2 mb-8 h-6 w-64" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(21rem,45%)] lg:gap-12">
        <Skeleton className="h-72 lg:col-start-2 lg:row-start-1" />
        <div className="grid gap-5 lg:col-start-1 lg:row-start-1">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  )
}
