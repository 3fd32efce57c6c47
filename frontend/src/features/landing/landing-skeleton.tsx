import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx'
import { MAIN_ID } from '../../ui/skip-link.tsx'

/** The shape of the landing page's first view. */
export function LandingSkeleton() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto min-h-dvh max-w-[86rem] px-4 sm:px-8">
      <LoadingNote />
      <div className="flex h-16 items-center sm:h-20">
        <Skeleton className="h-8 w-40" />
      </div>
      <div className="grid gap-6 pt-4 sm:pt-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <Skeleton className="h-44 lg:h-64" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="mt-10 aspect-[360/132]" />
    </main>
  )
}
