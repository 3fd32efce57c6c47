import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { emptyOldMessages } from './empty-messages.ts'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const NOW = new Date('2030-05-31T12:00:00Z')
const OLD = 450

it('messages of providers lose what they say after thirty days, and are known ever after', async () => {
  const { sql } = system
  await sql.rows({
    text: `insert into provider_notifications (provider, id, type, body, received_at)
      select case n % 2 when 0 then 'stripe' else 'telegram' end, 'old_' || n, 'x', '{"email": "a@example.org"}', '2030-05-01T11:59:59Z'
      from generate_series(1, ${OLD}) n
      union all values ('stripe', 'young', 'x', '{"email": "a@example.org"}'::jsonb, '2030-05-01T12:00:01Z'::timestamptz)`,
  })
  let emptied = 0
  for (let some = -1; some !== 0; emptied += some) some = await emptyOldMessages(sql, NOW)
  expect(emptied).toBe(OLD)
  const left = await sql.rows({
    text: `select count(*)::int as rows, array_agg(id) filter (where body <> '{}') as whole from provider_notifications`,
  })
  expect(left).toEqual([{ rows: OLD + 1, whole: ['young'] }])
})
