import { defineProjection } from '#platform/projection'

/** Checkouts begun and completed on each day (UTC). */
export const checkoutDays = defineProjection({
  name: 'checkout-days',
  tables: ['checkout_days'],
  handles: ['membership.checkout-begun', 'membership.checkout-paid'],
  async apply(events, sql) {
    const days = new Map<string, { begun: number; completed: number }>()
    for (const event of events) {
      const day = event.occurredAt.toISOString().slice(0, 10)
      const counts = days.get(day) ?? { begun: 0, completed: 0 }
      if (event.type === 'membership.checkout-begun') counts.begun += 1
      else counts.completed += 1
      days.set(day, counts)
    }
    await sql.rows({
      text: `insert into checkout_days (day, begun, completed)
             select d.day, d.begun, d.completed
             from jsonb_to_recordset($1::jsonb) as d (day date, begun int, completed int)
             on conflict (day) do update
             set begun = checkout_days.begun + excluded.begun, completed = checkout_days.completed + excluded.completed`,
      values: [JSON.stringify([...days].map(([day, counts]) => ({ day, ...counts })))],
    })
  },
})
