import type { Meetup } from '@meridian/contracts/http/network/meetup'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
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
  // What begins, or is called off, leaves the list, but not with what its organiser is writing.
  const [still, onAsk] = useStillWhileOpen(shown)
  return (
    <section {...useKeptFocus<HTMLElement>()} aria-labelledby="upcoming" className="grid gap-4">
      <h2 id="upcoming" tabIndex={-1} className="headline text-2xl">
        Upcoming meetups
      </h2>
      <MeetupList
        meetups={still}
        error={meetups.error}
        onRetry={meetups.retry}
        narrowed={hasFilter(filter) && meetups.data?.length !== 0}
        onEdit={onEdit}
        onAsk={onAsk}
      />
    </section>
  )
}
