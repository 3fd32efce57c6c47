import { LoadingNote, Skeleton } from './skeleton.tsx'

/** The shape of a screen with one form in the middle. */
export function FormPageSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      <LoadingNote />
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="mt-4 h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

/** The shape of a screen with a title and a list. */
export function ListPageSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mb-4 h-5 w-80 max-w-full" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}

/** The shape of a screen with four figures and a list. */
export function DashboardPageSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote />
      <Skeleton className="h-10 w-56" />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-32" />
        ))}
      </div>
      <Skeleton className="mt-4 h-80" />
    </div>
  )
}

/** The shape of a screen with a title and a card for each of a few things. */
export function CardsPageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl">
      <LoadingNote />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-2 mb-8 h-6 w-80 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-60" />
        ))}
      </div>
    </div>
  )
}

/** The shape of a page of text. */
export function TextPageSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-[68ch] gap-4">
      <LoadingNote />
      <Skeleton className="mb-4 h-12 w-72" />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-20" />
      ))}
    </div>
  )
}
