import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { OwnLocation } from '../api/locations.ts'
import { LocationButton } from './location-button.tsx'
import { LocationForm } from './location-form.tsx'

/** The dialog of the network screen that says where one is. Open from the start; it closes once that is saved. */
export function LocationDialog({ own }: { own: OwnLocation | undefined }) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      title="Update Location"
      description="Others see about where you are, to a kilometre, and only if you want them to."
      open={open}
      onOpenChange={setOpen}
      trigger={<LocationButton />}
    >
      <LocationForm location={own?.location ?? null} onSaved={() => setOpen(false)} />
    </Dialog>
  )
}
