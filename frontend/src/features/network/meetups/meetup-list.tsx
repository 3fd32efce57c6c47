import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useMore } from '../use-more.ts'
import { MeetupCard } from './meetup-card.tsx'
import { OwnMeetupTools } from './own-meetup-tools.tsx'

/** This many cards are shown at first, and as many more each time. */
const PAGE = 20

interface MeetupListProps {
  /** Those to show; undefined while they are not here. */
  meetups: readonly Meetup[] | undefined
  error: Error | undefined
  onRetry: () => void
  /** Whether the search leaves some out. */
  narrowed: boolean
  onEdit: (meetup: Meetup) => void
  /** Called when a window of one of them opens or closes. */
  onAsk: (isOpen: boolean) => void
}

/** The upcoming meetups as cards. */
export function MeetupList({ meetups, error, onRetry, narrowed, onEdit, onAsk }: MeetupListProps) {
  const { shown, list, more } = useMore<HTMLDivElement>('meetups', PAGE)
  if (meetups === undefined)
    return error === undefined ? (
      <ListSkeleton />
    ) : (
      <LoadError what="The meetups" error={error} onRetry={onRetry} />
    )
  if (meetups.length === 0) return <NoMeetups narrowed={narrowed} />
  return (
    <div className="grid gap-4">
      <div ref={list} className="grid gap-4">
        {meetups.slice(0, shown).map((meetup) => (
          <MeetupCard key={meetup.id} meetup={meetup}>
            <OwnMeetupTools meetup={meetup} onEdit={onEdit} onAsk={onAsk} />
          </MeetupCard>
        ))}
      </div>
      {meetups.length > shown && (
        <Button variant="secondary" className="justify-self-center" onClick={more}>
          Show more meetups
        </Button>
      )}
    </div>
  )
}

function NoMeetups({ narrowed }: { narrowed: boolean }) {
  if (narrowed)
    return (
      <EmptyState title="No meetups found">
        No upcoming meetup matches your search. Try another name, country or date.
      </EmptyState>
    )
  return <EmptyState title="No upcoming meetups. Create one to get started!" />
}

function ListSkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>Loading meetups</LoadingNote>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-44" />
      ))}
    </div>
  )
}
