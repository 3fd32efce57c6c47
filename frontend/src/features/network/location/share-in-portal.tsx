import { MapPinPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const ShareControls = late(() => import('./share-controls.tsx').then((m) => m.ShareControls))

/** The portal's way to the map: controls that stay hidden until they are wanted, and go once the location is saved. */
export function ShareInPortal() {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button onClick={() => setOpen(true)}>
        <MapPinPlus aria-hidden className="size-4" />
        Add Location
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton className="h-80 w-full" />}>
      <ShareControls onDone={() => setOpen(false)} />
    </Suspense>
  )
}
