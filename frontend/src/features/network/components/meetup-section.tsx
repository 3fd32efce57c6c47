import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { hasFilter, type MapFilter } from '../map-filter.ts'
import { MeetupList } from '../meetups/meetup-list.tsx'

interface MeetupSectionProps {
  meetups: Loaded<Meetup[]>
  /** Those that fit what is looked for. */
  shown: readonly Meetup[] | undefined
  filter: MapFilter
  onEdit: (meetup: Meetup) => void
}

/** The upcoming meetups under the map. */
export function MeetupSection({ meetups, shown, filter, onEdit }: MeetupSectionProps) {
  return (
    <section {...useKeptFocus<HTMLElement>()} aria-labelledby="upcoming" className="grid gap-4">
      <h2 id="upcoming" tabIndex={-1} className="headline text-2xl">
        Upcoming meetups
      </h2>
      <MeetupList
        meetups={shown}
        error={meetups.error}
        onRetry={meetups.retry}
        narrowed={hasFilter(filter) && meetups.data?.length !== 0}
        onEdit={onEdit}
      />
    </section>
  )
}
