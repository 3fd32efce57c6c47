import { LocateFixed } from 'lucide-react'
import { showToast } from '../../../lib/toast.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { placeNameOf } from './place-name.ts'
import { currentPosition, NoPosition } from './position.ts'

interface FoundHere {
  city: string
  country: string
  latitude: string
  longitude: string
}

/** Asks the browser where it is, and what that place is called. */
export function UseMyLocation({ onFound }: { onFound: (here: FoundHere) => void }) {
  const [busy, run] = useBusy()
  const find = async () => {
    try {
      const point = await currentPosition()
      const name = await placeNameOf(point)
      onFound({ ...name, latitude: String(point.latitude), longitude: String(point.longitude) })
    } catch (error) {
      if (!(error instanceof NoPosition)) throw error
      showToast(error.text)
    }
  }
  return (
    <Button variant="secondary" busy={busy && 'Looking for you...'} onClick={() => run(find)}>
      <LocateFixed aria-hidden className="size-4" />
      Use my location
    </Button>
  )
}
