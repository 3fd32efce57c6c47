/** A moment as a date-and-time field shows it, in the viewer's zone. */
export function localInput(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** What such a field holds, as ISO 8601 in UTC; the field is not empty. */
export function isoOf(input: string): string {
  return new Date(input).toISOString()
}
