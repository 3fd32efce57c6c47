import { LocateFixed } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { placeNameOf } from './place-name.ts'
import { currentPosition } from './position.ts'

interface FoundHere {
  city: string
  country: string
  latitude: string
  longitude: string
}

const REFUSAL = { otherwise: 'Your browser did not share your location. Please try again.' }

/** Asks the browser where it is, and what that place is called. */
export function UseMyLocation({ onFound }: { onFound: (here: FoundHere) => void }) {
  const { busy, problem, run } = useAction(REFUSAL, async () => {
    const point = await currentPosition()
    const name = await placeNameOf(point)
    onFound({ ...name, latitude: String(point.latitude), longitude: String(point.longitude) })
  })
  return (
    <>
      <Button
        variant="secondary"
        busy={busy && 'Finding your location...'}
        onClick={() => run()}
        aria-describedby={problem.id}
      >
        <LocateFixed aria-hidden className="size-4" />
        Use my location
      </Button>
      <FormError {...problem} />
    </>
  )
}
