import { defineProjection } from '#platform/projections/projection'

/** The last reported state of each integration; the dashboard counts the active ones. */
export const integrationStates = defineProjection({
  name: 'integration-states',
  tables: ['integration_states'],
  handles: ['integrations.status-changed'],
  async apply(events, sql) {
    const latest = new Map(events.map(({ payload }) => [payload.integration, payload.status]))
    await sql.rows({
      text: `insert into integration_states (integration, status)
             select integration, status from jsonb_to_recordset($1::jsonb) as s (integration text, status text)
             on conflict (integration) do update set status = excluded.status`,
      values: [JSON.stringify([...latest].map(([integration, status]) => ({ integration, status })))],
    })
  },
})
