import { useEffect, useRef, useState } from 'react'
import { formatFound } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import type { Mark } from '../../../ui/map/marks.ts'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useMemberPage } from '../api/map.ts'
import { hasFilter, type MapFilter } from '../map-filter.ts'
import { memberMark } from '../network-marks.ts'
import { PlaceButton } from './place-button.tsx'

interface MemberPagesProps {
  filter: MapFilter
  /** Called with how the list stands, in words, when that changes. */
  onStanding: (standing: string) => void
  onChoose: (mark: Mark) => void
}

/** The members on the map, page under page. */
export function MemberPages({ filter, onStanding, onChoose }: MemberPagesProps) {
  const [cursors, setCursors] = useState([''])
  return (
    <div className="max-h-80 overflow-y-auto">
      {cursors.map((cursor) => (
        <MemberPage
          key={cursor}
          filter={filter}
          cursor={cursor}
          isLast={cursor === cursors.at(-1)}
          onStanding={cursor === '' ? onStanding : undefined}
          onChoose={onChoose}
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  )
}

interface MemberPageProps extends Pick<MemberPagesProps, 'filter' | 'onChoose'> {
  /** Of the first page alone. */
  onStanding: MemberPagesProps['onStanding'] | undefined
  cursor: string
  isLast: boolean
  onMore: (cursor: string) => void
}

function MemberPage({ filter, cursor, isLast, onStanding, onChoose, onMore }: MemberPageProps) {
  const page = useMemberPage({ tier: filter.tier, country: filter.country }, filter.search, cursor)
  const { data, error, retry } = page
  useStanding(page, onStanding)
  const list = useFocusOnArrival<HTMLUListElement>(cursor !== '' && data !== undefined)
  if (data === undefined)
    return error === undefined ? (
      <PageSkeleton noted={onStanding === undefined} />
    ) : (
      <LoadError what="The members" error={error} onRetry={retry} />
    )
  const { members, nextCursor } = data
  if (members.length === 0 && cursor === '')
    return (
      <p className="py-4 text-ink-soft">
        {hasFilter({ ...filter, within: '' })
          ? 'Nobody on the map matches. Try fewer letters, or another tier or country.'
          : 'Nobody here shares a location yet.'}
      </p>
    )
  return (
    <>
      <ul ref={list}>
        {members.map((member) => {
          const mark = memberMark(member)
          return (
            <li key={member.id}>
              <PlaceButton name={mark.name} lines={mark.lines} onPress={() => onChoose(mark)} />
            </li>
          )
        })}
      </ul>
      {isLast && nextCursor !== null && (
        <Button variant="secondary" size="sm" className="mt-2 w-full" onClick={() => onMore(nextCursor)}>
          Show more
        </Button>
      )}
    </>
  )
}

/** Tells how much is there. */
function useStanding(
  { data, error }: Pick<ReturnType<typeof useMemberPage>, 'data' | 'error'>,
  onStanding: MemberPageProps['onStanding'],
): void {
  const found = data && formatFound(data.members.length, data.nextCursor !== null, 'member')
  const standing = found ?? (error === undefined ? 'Loading members' : '')
  useEffect(() => onStanding?.(standing), [standing, onStanding])
}

/** The button that asks for a page disappears when the page arrives: the focus moves to what is new. */
function useFocusOnArrival<List extends HTMLElement>(arrived: boolean) {
  const list = useRef<List>(null)
  useEffect(() => {
    if (arrived && document.activeElement === document.body) list.current?.querySelector('button')?.focus()
  }, [arrived])
  return list
}

function PageSkeleton({ noted }: { noted: boolean }) {
  return (
    <div className="grid gap-2">
      {noted && <LoadingNote>Loading members</LoadingNote>}
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  )
}
