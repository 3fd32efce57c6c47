import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'

/** The shape of the portal. */
export function PortalSkeleton() {
  return (
    <div className="page-narrow">
      <LoadingNote />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-2 mb-8 h-6 w-40" />
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="mt-6 h-60" />
    </div>
  )
}
