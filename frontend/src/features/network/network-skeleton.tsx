import { MAP_HEIGHT } from '../../ui/map/map-height.ts'
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'

/** The shape of the network's screen. */
export function NetworkSkeleton() {
  return (
    <div className="page-wide grid grid-cols-1 gap-4 sm:gap-6">
      <LoadingNote />
      <Skeleton className="mb-2 h-18 w-64" />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {[0, 1, 2].map((counter) => (
          <Skeleton key={counter} className="h-24 sm:h-15" />
        ))}
      </div>
      <Skeleton className="h-58 sm:h-38 xl:h-18" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <Skeleton className={MAP_HEIGHT} />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="h-44" />
    </div>
  )
}
