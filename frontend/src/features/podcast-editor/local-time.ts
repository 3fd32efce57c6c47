const MINUTE_MS = 60_000
/** How much of ISO 8601 such a field holds: up to the minutes. */
const FIELD_LENGTH = 16

/** A moment as a date-and-time field shows it, in the viewer's zone. */
export function localInput(moment: Date): string {
  // Spelled in UTC, this moment has the digits of the other one in the viewer's zone.
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS)
  return shifted.toISOString().slice(0, FIELD_LENGTH)
}

/** What such a field holds, as ISO 8601 in UTC; the field is not empty. */
export function isoOf(input: string): string {
  return new Date(input).toISOString()
}
