import { percentOf } from '../figures.ts'
import { type DayRow, sumOf } from './day-row.ts'

/** What came of members' links, overall and on each day. */
export function referralsOf(days: readonly DayRow[]) {
  const credited = sumOf(days, ({ referrals }) => referrals.credited)
  const joined = sumOf(days, ({ people }) => people.joined)
  return {
    total: {
      named: sumOf(days, ({ referrals }) => referrals.named),
      credited,
      refused: sumOf(days, ({ referrals }) => referrals.refused),
      withdrawn: sumOf(days, ({ referrals }) => referrals.withdrawn),
      shareOfJoined: percentOf(credited, joined),
    },
    days: days.map(({ day, referrals }) => ({ day, ...referrals })),
  }
}
