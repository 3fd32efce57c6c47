import type { Point } from '@meridian/contracts/values/coordinates'
import timeZoneOf from '@photostructure/tz-lookup'

/** The IANA time zone at a point; on the high seas one of whole hours. */
export function timeZoneAt({ latitude, longitude }: Point): string {
  return timeZoneOf(latitude, longitude)
}
