import { type ReactNode, useMemo } from 'react'
import { useSearch } from 'wouter'
import { statusOf } from '../../lib/http-error.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useOwnLocation } from './api/locations.ts'
import { useCounters } from './api/map.ts'
import { useMeetups } from './api/meetups.ts'
import { mapFilterOf } from './map-filter.ts'
import { Network } from './network.tsx'

/** /member-map. `wall` is what people without access see. */
export function NetworkScreen({ wall }: { wall: ReactNode }) {
  const own = useOwnLocation()
  const counters = useCounters()
  const meetups = useMeetups()
  const search = useSearch()
  const filter = useMemo(() => mapFilterOf(search), [search])
  const refused = [own, counters, meetups].some(({ error }) => statusOf(error) === 403)
  if (refused) return <NetworkWall>{wall}</NetworkWall>
  return <Network filter={filter} own={own} counters={counters} meetups={meetups} />
}

/** The screen's head, with the wall in place of everything else. */
export function NetworkWall({ children }: { children: ReactNode }) {
  return (
    <div className="page-narrow">
      <PageHeader title="Global Network" lead="Members and meetups all over the world." />
      {children}
    </div>
  )
}
