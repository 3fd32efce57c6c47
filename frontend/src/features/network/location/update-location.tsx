import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OwnLocation } from '../api/locations.ts'

// The form's code comes with the first opening.
const LocationForm = lazy(async () => ({ default: (await import('./location-form.tsx')).LocationForm }))

/** The dialog of the network screen that says where one is. It closes once that is saved. */
export function UpdateLocation({ own }: { own: OwnLocation | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Update Location"
      description="Others see about where you are, to a kilometre, and only if you want them to."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary">
          <MapPin aria-hidden className="size-4" />
          Update Location
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-80" />}>
        <LocationForm location={own?.location ?? null} onSaved={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  )
}
