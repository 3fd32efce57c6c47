import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'

/**
 * About how tall each section is once it is there, on small screens and on larger ones: what comes then moves nothing
 * below it. Where that depends on the person it is as for most: address confirmed, no second factor, one session.
 */
const ROOMS = {
  profile: 'h-12 sm:h-6',
  email: 'h-22',
  password: 'h-93.5 sm:h-88.5',
  'second-factor': 'h-48.5 sm:h-43.5',
  sessions: 'h-20 sm:h-15',
  appearance: 'h-10',
  data: 'h-11',
  delete: 'h-12 sm:h-6',
} as const

/** A section's place in the page's address, behind `#`. */
export type SectionId = keyof typeof ROOMS

/** Stands where a section's content comes; `note` says to screen readers what is loading. */
export function SectionSkeleton({ of, note = 'Loading' }: { of: SectionId; note?: string }) {
  return (
    <div className="max-w-md">
      <LoadingNote>{note}</LoadingNote>
      <Skeleton className={ROOMS[of]} />
    </div>
  )
}
