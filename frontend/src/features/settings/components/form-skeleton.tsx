import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'

/** Keeps the space of a form with so many fields and a button free while it loads. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="grid max-w-md gap-5">
      <LoadingNote />
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} className="h-17.5" />
      ))}
      <Skeleton className="h-11 w-40" />
    </div>
  )
}
