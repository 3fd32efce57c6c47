import { defineProjection } from '#platform/projections/projection'
import { dayOf } from '../domain/day.ts'

/** What came of members' links on each day (UTC). Whose links they were is for the membership module to tell. */
export const referralDays = defineProjection({
  name: 'referral-days',
  tables: ['referral_days'],
  handles: [
    'membership.referral-named',
    'membership.referral-credited',
    'membership.referral-refused',
    'membership.referral-withdrawn',
  ],
  async apply(events, sql) {
    const days = new Map<string, { named: number; credited: number; refused: number; withdrawn: number }>()
    for (const { type, occurredAt, payload } of events) {
      // A checkout is counted once, however often its code changes.
      if ('previousAccountId' in payload && payload.previousAccountId !== null) continue
      const day = dayOf(occurredAt)
      const counts = days.get(day) ?? { named: 0, credited: 0, refused: 0, withdrawn: 0 }
      counts[OUTCOMES[type]] += 1
      days.set(day, counts)
    }
    await sql.rows({
      text: `insert into referral_days as r (day, named, credited, refused, withdrawn)
             select d.day, d.named, d.credited, d.refused, d.withdrawn
             from jsonb_to_recordset($1::jsonb) as d (
               day date, named int, credited int, refused int, withdrawn int)
             on conflict (day) do update set named = r.named + excluded.named,
               credited = r.credited + excluded.credited, refused = r.refused + excluded.refused,
               withdrawn = r.withdrawn + excluded.withdrawn`,
      values: [JSON.stringify([...days].map(([day, counts]) => ({ day, ...counts })))],
    })
  },
})

const OUTCOMES = {
  'membership.referral-named': 'named',
  'membership.referral-credited': 'credited',
  'membership.referral-refused': 'refused',
  'membership.referral-withdrawn': 'withdrawn',
} as const
