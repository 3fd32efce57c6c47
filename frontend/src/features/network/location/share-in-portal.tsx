import { MapPinPlus } from 'lucide-react'
import { useState } from 'react'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import type { OwnLocation } from '../api/locations.ts'

const ShareControls = lazyWithRetry(() => import('./share-controls.tsx').then((m) => m.ShareControls))

/** The portal's way to the map: controls that stay hidden until they are wanted, and go once the location is saved. */
export function ShareInPortal({ own }: { own: Loaded<OwnLocation> }) {
  const [open, setOpen] = useState(false)
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="contents">
      {open ? (
        <Controls own={own} onDone={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>
          <MapPinPlus aria-hidden className="size-4" />
          Add Location
        </Button>
      )}
    </div>
  )
}

/** They begin with what is saved, so they wait for that: starting empty, they would take a member off the map. */
function Controls({ own, onDone }: { own: Loaded<OwnLocation>; onDone: () => void }) {
  const { data, error, loading, retry } = own
  if (!loading && data === undefined) return <LoadError what="Your location" error={error} onRetry={retry} />
  return (
    <PromptSuspense fallback={<Waiting />}>
      {data === undefined ? <Waiting /> : <ShareControls location={data.location} onDone={onDone} />}
    </PromptSuspense>
  )
}

const Waiting = () => <Skeleton className="h-80 w-full" />
