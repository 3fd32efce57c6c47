import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { formatFound } from '../../../lib/format.ts'
import { ListStatus } from '../../../ui/list-status.tsx'
import type { Mark } from '../../../ui/map/marks.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { type MapFilter, queryOf } from '../map-filter.ts'
import { MeetupNames } from './meetup-names.tsx'
import { MemberPages } from './member-pages.tsx'

interface SideListProps {
  path: string
  filter: MapFilter
  meetups: Loaded<Meetup[]>
  /** Those that fit what is looked for. */
  shown: readonly Meetup[] | undefined
  /** Brings something into the middle of the map. */
  onChoose: (mark: Mark) => void
}

/** The same things as on the map, for those who cannot use it, and for whoever looks for one by name. */
export function SideList({ path, filter, meetups, shown, onChoose }: SideListProps) {
  const [, navigate] = useLocation()
  const [members, setMembers] = useState('')
  const tabs = [
    {
      value: 'members',
      label: 'Members',
      content: (
        <MemberPages
          key={queryOf({ ...filter, within: '', list: 'members' })}
          filter={filter}
          onStanding={setMembers}
          onChoose={onChoose}
        />
      ),
    },
    {
      value: 'meetups',
      label: 'Meetups',
      content: (
        <MeetupNames meetups={shown} error={meetups.error} onRetry={meetups.retry} onChoose={onChoose} />
      ),
    },
  ]
  return (
    <div>
      <ListStatus>
        {filter.list === 'members' ? members : shown && formatFound(shown.length, false, 'meetup')}
      </ListStatus>
      <Tabs
        label="On the map"
        tabs={tabs}
        value={filter.list}
        onChange={(list) =>
          navigate(`${path}${queryOf({ ...filter, list: list === 'meetups' ? list : 'members' })}`, {
            replace: true,
          })
        }
      />
    </div>
  )
}
