import type { Point } from '@meridian/contracts/values/coordinates'
import { MapPin } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** Whether a place was picked, and which; with the way to the map for the keyboard. */
export function PickStatus({ point, onShowMap }: { point: Point | null; onShowMap: () => void }) {
  return (
    <div className="grid gap-2 rounded-md border border-rule-strong p-3">
      <div role="status" className="flex items-start gap-2">
        <span
          aria-hidden
          className={`mt-1.5 size-3 shrink-0 rounded-full ${point ? 'bg-map-pick' : 'border-2 border-rule-strong'}`}
        />
        {point ? <Selected point={point} /> : <p>Click the map where people meet.</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={onShowMap}>
        <MapPin aria-hidden className="size-4" />
        {point ? 'Pick another place' : 'Pick on the map'}
      </Button>
      <p className="text-sm text-ink-soft">By keyboard: the arrow keys move a cross-hair, Enter picks.</p>
    </div>
  )
}

function Selected({ point: { latitude, longitude } }: { point: Point }) {
  return (
    <p>
      Location selected
      <span className="block text-sm tabular-nums text-ink-soft">
        {latitude.toFixed(6)}, {longitude.toFixed(6)}
      </span>
    </p>
  )
}
