import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import type { Picking } from '../../../ui/map/picking.ts'
import { type MapTarget, WorldMap } from '../../../ui/map/world-map.tsx'
import type { OwnLocation } from '../api/locations.ts'
import type { MapFilter } from '../map-filter.ts'
import { useNetworkMap } from '../use-network-map.ts'
import { MapLegend } from './map-legend.tsx'

interface NetworkMapProps {
  filter: Pick<MapFilter, 'tier' | 'country' | 'search'>
  meetups: readonly Meetup[] | undefined
  own: OwnLocation | undefined
  /** Whether the person who looks appears as others see them. */
  asOthers: boolean
  target?: MapTarget | null
  picking?: Picking | undefined
}

const NONE: readonly Meetup[] = []

/** The map with its members and meetups, and what its marks mean. */
export function NetworkMap({ filter, meetups = NONE, own, asOthers, target, picking }: NetworkMapProps) {
  const { tier, country, search } = filter
  const { members, marks, onView } = useNetworkMap({ tier, country, search, meetups, own, asOthers })
  return (
    <div aria-busy={members.loading} className="grid content-start gap-2">
      <WorldMap
        label="World map of members and meetups. Arrow keys move it, plus and minus zoom, 0 shows the whole world."
        marks={marks}
        target={target}
        picking={picking}
        onView={onView}
      />
      <MapLegend loading={members.data === undefined && members.error === undefined} />
      {members.error && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>The members could not be loaded. {readable(members.error, 'The server gave no reason.')}</p>
          <Button variant="secondary" size="sm" onClick={members.retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
