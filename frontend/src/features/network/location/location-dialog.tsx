import type { RefObject } from 'react'
import type { Loaded } from '../../../lib/fetch-once.ts'
import type { Ask } from '../../../lib/leave.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { useAskingDialog } from '../../../ui/use-asking-dialog.ts'
import type { OwnLocation } from '../api/locations.ts'
import { LocationButton } from './location-button.tsx'
import { LocationForm } from './location-form.tsx'

/**
 * The network screen's dialog in which a member says where they are. Open from the start; it closes once that is
 * saved, and asks before what was typed is lost.
 */
export function LocationDialog({ own }: { own: Loaded<OwnLocation> }) {
  const { open, asking, change, close } = useAskingDialog()
  return (
    <Dialog
      title="Update Location"
      description="Others see roughly where you are, to within two kilometres, and only if you want them to."
      open={open}
      onOpenChange={change}
      trigger={<LocationButton />}
    >
      <Content own={own} asking={asking} onSaved={close} />
    </Dialog>
  )
}

interface ContentProps {
  own: Loaded<OwnLocation>
  asking: RefObject<Ask | null>
  onSaved: () => void
}

/** The form begins with what is saved, so it waits for that: saved empty, it would take back what others may see. */
function Content({ own, asking, onSaved }: ContentProps) {
  const { data, error, loading, retry } = own
  if (loading)
    return (
      <div>
        <LoadingNote>Loading your location</LoadingNote>
        <Skeleton className="h-96" />
      </div>
    )
  if (data === undefined) return <LoadError what="Your location" error={error} onRetry={retry} />
  return <LocationForm location={data.location} asking={asking} onSaved={onSaved} />
}
