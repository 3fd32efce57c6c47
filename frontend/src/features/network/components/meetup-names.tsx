import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import type { Mark } from '../../../ui/map/marks.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { meetupMark } from '../network-marks.ts'
import { useMore } from '../use-more.ts'
import { PlaceButton } from './place-button.tsx'

const PAGE = 50

interface MeetupNamesProps {
  /** Those to show; undefined while they are not here. */
  meetups: readonly Meetup[] | undefined
  error: Error | undefined
  onRetry: () => void
  onChoose: (mark: Mark) => void
}

/** The meetups on the map, by name. */
export function MeetupNames({ meetups, error, onRetry, onChoose }: MeetupNamesProps) {
  const { shown, list, more } = useMore<HTMLUListElement>('meetup-names', PAGE)
  if (meetups === undefined)
    return error === undefined ? (
      <Skeleton className="h-40" />
    ) : (
      <LoadError what="The meetups" error={error} onRetry={onRetry} />
    )
  if (meetups.length === 0) return <p className="py-4 text-ink-soft">No meetups here.</p>
  return (
    <div className="max-h-80 overflow-y-auto">
      <ul ref={list}>
        {meetups.slice(0, shown).map((meetup) => {
          const mark = meetupMark(meetup)
          return (
            <li key={meetup.id}>
              <PlaceButton name={mark.name} lines={mark.lines} onPress={() => onChoose(mark)} />
            </li>
          )
        })}
      </ul>
      {meetups.length > shown && (
        <Button variant="secondary" size="sm" className="mt-2 w-full" onClick={more}>
          Show more
        </Button>
      )}
    </div>
  )
}
