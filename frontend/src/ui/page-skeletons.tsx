import { LoadingNote, Skeleton } from './skeleton.tsx'

interface Shape {
  /** How wide the screen is, and where it begins. */
  frame: string
  /** How its parts are arranged, how many there are and how tall each is. */
  grid: string
  parts: number
  part: string
  /** What comes under them. */
  below?: string
}

/** What stands in a screen's place: its head, and shapes like its parts. */
function skeletonOf({ frame, grid, parts, part, below }: Shape) {
  return () => (
    <div className={frame}>
      <LoadingNote />
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-2 mb-8 h-6 w-80 max-w-full" />
      <div className={`grid ${grid}`}>
        {Array.from({ length: parts }, (_, place) => (
          // They are all alike and never change.
          <Skeleton key={place} className={part} />
        ))}
      </div>
      {below && <Skeleton className={below} />}
    </div>
  )
}

/** A screen with one form in the middle. */
export const FormPageSkeleton = skeletonOf({
  frame: 'mx-auto w-full max-w-md sm:py-8',
  grid: 'gap-5',
  parts: 3,
  part: 'h-16',
})

/** A screen with a list as wide as the page. */
export const ListPageSkeleton = skeletonOf({ frame: 'page-wide', grid: 'gap-4', parts: 5, part: 'h-16' })

/** A screen with a few narrow parts, one under the other. */
export const PartsPageSkeleton = skeletonOf({ frame: 'page-narrow', grid: 'gap-4', parts: 5, part: 'h-16' })

/** A screen with four figures and a list. */
export const DashboardPageSkeleton = skeletonOf({
  frame: 'page-wide',
  grid: 'gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4',
  parts: 4,
  part: 'h-36 sm:h-52',
  below: 'mt-6 h-80',
})

/** A screen with a card for each of a few things. */
export const CardsPageSkeleton = skeletonOf({
  frame: 'page-wide',
  grid: 'gap-6 lg:grid-cols-2',
  parts: 4,
  part: 'h-60',
})

/** A page of text. */
export const TextPageSkeleton = skeletonOf({
  frame: 'mx-auto w-full max-w-[68ch]',
  grid: 'gap-4',
  parts: 6,
  part: 'h-20',
})
