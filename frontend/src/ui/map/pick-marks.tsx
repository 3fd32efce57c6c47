import { Crosshair } from 'lucide-react'
import type { Spot } from './projection.ts'

/** Where somebody has picked: green, and pulsing unless the person wants no motion. */
export function PickedMark({ spot }: { spot: Spot }) {
  return (
    <span
      data-picked
      aria-hidden
      style={{ left: spot.x, top: spot.y }}
      className="pointer-events-none absolute z-20 -mt-2 -ml-2 size-4 rounded-full bg-map-pick ring-2 ring-surface [scale:var(--unscale,1)] before:absolute before:inset-0 before:animate-ping before:rounded-full before:bg-map-pick motion-reduce:before:hidden"
    />
  )
}

/** Where Enter would pick. */
export function CrossHair({ spot }: { spot: Spot }) {
  return (
    <span
      aria-hidden
      style={{ left: spot.x, top: spot.y }}
      className="pointer-events-none absolute z-20 -mt-5 -ml-5 rounded-full bg-surface/70 text-ink"
    >
      <Crosshair className="size-10 stroke-[1.5] text-map-pick" />
    </span>
  )
}
