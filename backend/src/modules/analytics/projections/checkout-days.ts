import { defineProjection } from '#platform/projections/projection'
import { dayOf } from '../domain/day.ts'

/** Checkouts begun, paid, and turned into a membership, each on its day (UTC). */
export const checkoutDays = defineProjection({
  name: 'checkout-days',
  tables: ['checkout_days'],
  handles: ['membership.checkout-begun', 'membership.checkout-paid', 'membership.activated'],
  async apply(events, sql) {
    const days = new Map<string, { begun: number; completed: number; activated: number }>()
    for (const { type, payload, occurredAt } of events) {
      // A membership that no checkout led to is not the end of one.
      if (type === 'membership.activated' && payload.checkoutId === null) continue
      const day = dayOf(occurredAt)
      const counts = days.get(day) ?? { begun: 0, completed: 0, activated: 0 }
      counts[STEPS[type]] += 1
      days.set(day, counts)
    }
    await sql.rows({
      text: `insert into checkout_days as c (day, begun, completed, activated)
             select d.day, d.begun, d.completed, d.activated
             from jsonb_to_recordset($1::jsonb) as d (day date, begun int, completed int, activated int)
             on conflict (day) do update set begun = c.begun + excluded.begun,
               completed = c.completed + excluded.completed, activated = c.activated + excluded.activated`,
      values: [JSON.stringify([...days].map(([day, counts]) => ({ day, ...counts })))],
    })
  },
})

const STEPS = {
  'membership.checkout-begun': 'begun',
  'membership.checkout-paid': 'completed',
  'membership.activated': 'activated',
} as const
