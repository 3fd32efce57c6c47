import { LoadingNote } from '../../../ui/skeleton.tsx'

/** What the marks mean. */
export function MapLegend({ loading }: { loading: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {loading && <LoadingNote>Loading the members</LoadingNote>}
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-2.5 rounded-full bg-map-people" />
        Member
      </span>
      <span className="flex items-center gap-2">
        <span
          aria-hidden
          className="grid size-4 place-items-center rounded-full bg-map-crowd text-[0.625rem] text-on-map-crowd"
        >
          8
        </span>
        Several members
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden className="size-3 -rotate-45 rounded-[50%_50%_50%_0] bg-map-people" />
        Meetup
      </span>
    </p>
  )
}
