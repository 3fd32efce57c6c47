import { type ReactNode, useState } from 'react'
import { statusOf } from '../../lib/http-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useOwnLocation } from './api/locations.ts'
import { useMeetups } from './api/meetups.ts'
import { NetworkMap } from './components/network-map.tsx'
import { OwnLocationNote } from './location/own-location.tsx'
import { ShareInPortal } from './location/share-in-portal.tsx'

const EVERYBODY = { tier: '', country: '', search: '' } as const

/** The portal's Map tab: members and meetups, and the way to be there too. `wall` is for people without access. */
export function PortalMap({ wall }: { wall: ReactNode }) {
  const own = useOwnLocation()
  const meetups = useMeetups()
  const [asOthers, setAsOthers] = useState(false)
  if ([own, meetups].some(({ error }) => statusOf(error) === 403)) return wall
  return (
    <div className="grid grid-cols-1 gap-6">
      <NetworkMap filter={EVERYBODY} meetups={meetups.data} own={own.data} asOthers={asOthers} />
      {meetups.data === undefined && meetups.error && (
        <LoadError what="The meetups" error={meetups.error} onRetry={meetups.retry} />
      )}
      {own.data && <OwnLocationNote own={own.data} asOthers={asOthers} onAsOthers={setAsOthers} />}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <ShareInPortal own={own} />
        <ButtonLink href="/member-map" variant="secondary">
          Open the Global Network
        </ButtonLink>
      </div>
    </div>
  )
}
