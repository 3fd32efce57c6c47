/** When a meetup is, in words. */
export interface EventTime {
  /** In the zone of the venue, which is named. */
  readonly there: string
  /** In the viewer's zone; null where clocks show the same. */
  readonly here: string | null
}

/**
 * For sentences. Creating a format takes far longer than using it, and a list of meetups needs only a few, many times
 * over.
 */
const wordsIn = formatsByZone('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

/** For fields. */
const digitsIn = formatsByZone('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Returns the format of a zone, made when it is first asked for. */
function formatsByZone(language: string, style: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string): Intl.DateTimeFormat => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...style, timeZone })
    formats.set(timeZone, format)
    return format
  }
}

/** The zone of this browser, as an IANA name. */
const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Says when something is for people there and for whoever looks. `iso` is ISO 8601; zones are IANA names. */
export function eventTime(iso: string, venueZone: string, ownZone: string = viewerZone()): EventTime {
  const moment = new Date(iso)
  const words = (timeZone: string) => wordsIn(timeZone).format(moment)
  const same = wallTime(moment, venueZone) === wallTime(moment, ownZone)
  return {
    there: `${words(venueZone)} (${placeOf(venueZone)})`,
    here: same ? null : `${words(ownZone)} your time`,
  }
}

const placeOf = (zone: string) => zone.replaceAll('_', ' ')

/** What a clock on the wall shows, as a `datetime-local` field holds it: 2026-12-05T18:30. */
export function wallTime(moment: Date, timeZone: string): string {
  const parts = digitsIn(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}
