import { LoadingNote, Skeleton } from './skeleton.tsx'

/** The shape of a screen's head: its title and the line under it. */
function HeadSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-2 mb-8 h-6 w-80 max-w-full" />
    </>
  )
}

/** The shape of a screen with one form in the middle. */
export function FormPageSkeleton() {
  return (
    <div className="mx-auto w-full max-w-md sm:py-8">
      <HeadSkeleton />
      <div className="grid gap-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-13" />
      </div>
    </div>
  )
}

function listSkeleton(frame: string) {
  return () => (
    <div className={frame}>
      <HeadSkeleton />
      <div className="grid gap-4">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </div>
  )
}

/** The shape of a screen with a title and a list as wide as the page. */
export const ListPageSkeleton = listSkeleton('page-wide')

/** The shape of a screen with a title and a few narrow parts one under the other. */
export const PartsPageSkeleton = listSkeleton('page-narrow')

/** The shape of a screen with four figures and a list. */
export function DashboardPageSkeleton() {
  return (
    <div className="page-wide">
      <HeadSkeleton />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-52" />
        ))}
      </div>
      <Skeleton className="mt-6 h-80" />
    </div>
  )
}

/** The shape of a screen with a title and a card for each of a few things. */
export function CardsPageSkeleton() {
  return (
    <div className="page-wide">
      <HeadSkeleton />
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
