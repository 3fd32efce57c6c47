import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { CalendarPlus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Loaded } from '../../lib/fetch-once.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../ui/lazy/prompt-suspense.tsx'
import type { MapTarget } from '../../ui/map/world-map.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OwnLocation } from './api/locations.ts'
import type { Counters } from './api/map.ts'
import { useLiveMap } from './api/use-live-map.ts'
import { CounterRow } from './components/counters.tsx'
import { MapFilters } from './components/map-filters.tsx'
import { MeetupSection } from './components/meetup-section.tsx'
import { NetworkMap } from './components/network-map.tsx'
import { SideList } from './components/side-list.tsx'
import { OwnLocationNote } from './location/own-location.tsx'
import { UpdateLocation } from './location/update-location.tsx'
import { type MapFilter, matchingMeetups } from './map-filter.ts'
import { CalendarFeed } from './meetups/calendar-feed.tsx'
import { usePlan } from './meetups/use-plan.ts'

// The form's code comes with the first meetup that is planned.
const PlanDialog = lazyWithRetry(() => import('./meetups/plan-dialog.tsx').then((m) => m.PlanDialog))

const PATH = '/member-map'

interface NetworkProps {
  filter: MapFilter
  own: Loaded<OwnLocation>
  counters: Loaded<Counters>
  meetups: Loaded<Meetup[]>
}

/** The map and its lists, for people with access. */
export function Network({ filter, own, counters, meetups }: NetworkProps) {
  useLiveMap()
  const stand = useRef<HTMLDivElement>(null)
  const plan = usePlan(stand)
  const [asOthers, setAsOthers] = useState(false)
  const [target, setTarget] = useState<MapTarget | null>(null)
  const shown = useMemo(
    () => meetups.data && matchingMeetups(meetups.data, filter, new Date()),
    [meetups.data, filter],
  )
  return (
    <div className="page-wide grid grid-cols-1 gap-4 sm:gap-6">
      <div className="-mb-4">
        <PageHeader title="Global Network" lead="Members and meetups all over the world.">
          <div className="flex flex-wrap gap-2 max-sm:*:px-2.5 max-sm:*:text-sm sm:gap-3">
            <UpdateLocation own={own} />
            <Button onClick={() => plan.open(null)}>
              <CalendarPlus aria-hidden className="size-4" />
              Create Meetup
            </Button>
          </div>
        </PageHeader>
      </div>
      <CounterRow counters={counters} />
      <MapFilters path={PATH} filter={filter} countries={counters.data?.countryNames ?? []} />
      <div ref={stand} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <div className="self-start lg:sticky lg:top-20">
          <NetworkMap
            filter={filter}
            meetups={shown}
            own={own.data}
            asOthers={asOthers}
            target={target}
            picking={plan.picking}
          />
        </div>
        {plan.current === null ? (
          <SideList
            path={PATH}
            filter={filter}
            meetups={meetups}
            shown={shown}
            onChoose={(mark) => setTarget({ mark })}
          />
        ) : (
          <PromptSuspense fallback={<Skeleton className="h-96" />}>
            <PlanDialog plan={plan} />
          </PromptSuspense>
        )}
      </div>
      {own.data && <OwnLocationNote own={own.data} asOthers={asOthers} onAsOthers={setAsOthers} />}
      <MeetupSection meetups={meetups} shown={shown} filter={filter} onEdit={plan.open} />
      <CalendarFeed />
    </div>
  )
}
