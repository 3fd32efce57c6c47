/** Whose day it is: that of whoever looks at it, or the one that somebody chose, which counts in UTC. */
export type DayZone = 'viewer' | 'UTC'

const days: Readonly<Record<DayZone, Intl.DateTimeFormat>> = {
  viewer: new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
  UTC: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }),
}
const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** A day, such as “Mar 5, 2026”. */
export const formatDay = (moment: Date, zone: DayZone = 'viewer'): string => days[zone].format(moment)

/** A day in full, such as "March 5, 2026", for whoever looks at it. */
export const formatLongDay = (moment: Date): string => longDay.format(moment)
