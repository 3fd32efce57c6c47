import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { useLocation } from 'wouter'
import type { Mark } from '../../../ui/map/marks.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { type MapFilter, queryOf } from '../map-filter.ts'
import { MeetupNames } from './meetup-names.tsx'
import { MemberPages } from './member-pages.tsx'

interface SideListProps {
  path: string
  filter: MapFilter
  meetups: readonly Meetup[] | undefined
  /** Brings something into the middle of the map. */
  onChoose: (mark: Mark) => void
}

/** The same things as on the map, for those who cannot use it, and for whoever looks for one by name. */
export function SideList({ path, filter, meetups, onChoose }: SideListProps) {
  const [, navigate] = useLocation()
  const tabs = [
    {
      value: 'members',
      label: 'Members',
      content: (
        <MemberPages
          key={queryOf({ ...filter, within: '', list: 'members' })}
          filter={filter}
          onChoose={onChoose}
        />
      ),
    },
    { value: 'meetups', label: 'Meetups', content: <MeetupNames meetups={meetups} onChoose={onChoose} /> },
  ]
  return (
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
  )
}
