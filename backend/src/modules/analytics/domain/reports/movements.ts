import { monthlyDollars } from '../figures.ts'
import type { Movement } from '../paying.ts'
import type { DayRow } from './day-row.ts'

/** What moved the monthly revenue on each day. */
export function movementsOf(days: readonly DayRow[]) {
  return days.map((row) => {
    const of = (movement: Movement) => ({
      people: row.people[movement],
      monthlyRevenue: monthlyDollars(row.cents[movement]),
    })
    return {
      day: row.day,
      joined: of('joined'),
      returned: of('returned'),
      upgraded: of('upgraded'),
      downgraded: of('downgraded'),
      lost: of('lost'),
      net: monthlyDollars(Object.values(row.cents).reduce((sum, cents) => sum + cents, 0)),
    }
  })
}
