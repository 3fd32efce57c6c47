import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { clusterMark } from '../../ui/map/crowds.ts'
import type { Mark } from '../../ui/map/marks.ts'
import type { Size, View } from '../../ui/map/projection.ts'
import type { OwnLocation } from './api/locations.ts'
import { type MapAnswer, useMapMembers, type Whom } from './api/map.ts'
import { matchingMembers } from './map-filter.ts'
import { meetupMark, memberMark, ownMark } from './network-marks.ts'
import { type Viewport, viewportOf } from './viewport.ts'

/**
 * How long the map has to rest before the server is asked about the part it shows. By settling, it has rested already.
 */
const REST_MS = 30

interface NetworkMapParts extends Whom {
  search: string
  meetups: readonly Meetup[]
  own: OwnLocation | undefined
  asOthers: boolean
}

/** The marks of the network's map, for whatever part of the world it shows. */
export function useNetworkMap({ tier, country, search, meetups, own, asOthers }: NetworkMapParts) {
  const [viewport, onView] = useRestingViewport()
  const members = useMapMembers({ tier, country }, viewport)
  const ownId = useSession().user?.id
  const marks = useMemo(() => {
    const self = own === undefined ? null : ownMark(own, asOthers)
    return [
      ...(members.data === undefined
        ? []
        : memberMarks(members.data, search, self === null ? undefined : ownId)),
      ...meetups.map(meetupMark),
      ...(self === null ? [] : [self]),
    ]
  }, [members.data, search, meetups, own, asOthers, ownId])
  return { members, marks, onView }
}

/** Clusters first, then members; without the viewer, who has a mark of their own. */
function memberMarks({ points, clusters }: MapAnswer, search: string, without: string | undefined): Mark[] {
  const others = matchingMembers(points, { search }).filter(({ id }) => id !== without)
  return [...clusters.map((cluster) => clusterMark(cluster)), ...others.map(memberMark)]
}

function useRestingViewport(): [Viewport | null, (view: View, size: Size) => void] {
  const [viewport, setViewport] = useState<Viewport | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onView = useCallback((view: View, size: Size) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setViewport(viewportOf(view, size)), REST_MS)
  }, [])
  return [viewport, onView]
}
