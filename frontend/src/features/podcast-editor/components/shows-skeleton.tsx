import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'

/** What stands in the place of the shows while their code loads, and then while they do. */
export function ShowsSkeleton() {
  return (
    <div>
      <LoadingNote>Loading the shows</LoadingNote>
      <Skeleton className="h-96" />
    </div>
  )
}
