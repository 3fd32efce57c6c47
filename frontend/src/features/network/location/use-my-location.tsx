import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
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
  const [busy, setBusy] = useState(false)
  const find = async () => {
    setBusy(true)
    try {
      const point = await currentPosition()
      const name = await placeNameOf(point)
      onFound({ ...name, latitude: String(point.latitude), longitude: String(point.longitude) })
    } catch (error) {
      if (!(error instanceof NoPosition)) throw error
      showToast(error.text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy && 'Looking for you...'} onClick={() => void find()}>
      <LocateFixed aria-hidden className="size-4" />
      Use my location
    </Button>
  )
}
