/** Whose day it is: that of whoever looks at it, or the one that somebody chose, which counts in UTC. */
export type DayZone = 'viewer' | 'UTC'

const words: Readonly<Record<DayZone, Intl.DateTimeFormat>> = {
  viewer: new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
  UTC: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }),
}

/** A day, such as “Mar 5, 2026”. */
export function dayWording(moment: Date, zone: DayZone = 'viewer'): string {
  return words[zone].format(moment)
}
