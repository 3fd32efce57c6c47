import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, expect, it } from 'vitest'
import { forgetWhatIsOver } from './forget-what-is-over.ts'

let system: Awaited<ReturnType<typeof createTestSystem>>['system']
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const NOW = new Date('2030-05-31T12:00:00Z')
const ENDED = `('2030-05-01T11:59:59Z'::timestamptz), ('2030-05-01T12:00:01Z'), ('2030-06-01T12:00:00Z')`
const MANY = 2_100

const rows = (text: string) => system.sql.rows<{ left: number }>({ text })

it('links, codes and notes of reminders go a month after their end, however many they are', async () => {
  await rows(`insert into accounts (id, username, username_key, email, email_key, role, joined_at, last_active_at)
    values (gen_random_uuid(), 'ada', 'ada', 'ada@example.org', 'ada@example.org', 'member', now(), now())`)
  await rows(`insert into email_links (id, account_id, email, email_key, made_at, expires_at)
    select gen_random_uuid(), a.id, 'a-stranger@example.org', 'a-stranger@example.org', now(), ended
    from accounts a, (values ${ENDED}) v (ended)`)
  await rows(`insert into password_links (id, account_id, expires_at) select gen_random_uuid(), a.id, ended
    from accounts a, (values ${ENDED}) v (ended)`)
  await rows(`insert into password_links (id, account_id, expires_at)
    select gen_random_uuid(), a.id, '2029-01-01T00:00:00Z' from accounts a, generate_series(1, ${MANY})`)
  await rows(`insert into telegram_codes (code_hash, account_id, expires_at)
    select ended::text, a.id, ended from accounts a, (values ${ENDED}) v (ended)`)
  await rows(`insert into meetups values (gen_random_uuid(), gen_random_uuid(), '', '', 0, 0, '', '', '', '', now(),
    'UTC', null, true, 'basic', '[]', 'past', '', 0, 0, 0, 0, now(), now(), now())`)
  await rows(`insert into meetup_reminders (meetup_id, account_id, reminder, event_date)
    select m.id, gen_random_uuid(), 'day', ended from meetups m, (values ${ENDED}) v (ended)`)
  let forgotten = 0
  for (let some = -1; some !== 0; forgotten += some) some = await forgetWhatIsOver(system.sql, NOW)
  expect(forgotten).toBe(MANY + 4)
  for (const table of ['email_links', 'password_links', 'telegram_codes', 'meetup_reminders'])
    expect(await rows(`select count(*)::int as left from ${table}`)).toEqual([{ left: 2 }])
})
