import type { Loaded } from '../../../lib/fetch-once.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import type { OwnLocation } from '../api/locations.ts'
import { LocationButton } from './location-button.tsx'

const LocationDialog = lazyWithPreload(async () => (await import('./location-dialog.tsx')).LocationDialog)

/** The button for saying where one is; its dialog and form are fetched when somebody reaches for it. */
export function UpdateLocation({ own }: { own: Loaded<OwnLocation> }) {
  return (
    <OnDemand button={<LocationButton />} opens="dialog" preload={LocationDialog.preload}>
      <LocationDialog own={own} />
    </OnDemand>
  )
}
