import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../../simulation/http-client.ts'
import { createMembers } from '../../members.ts'
import { adminAt } from '../../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { plan, untilSeen } from '../meetups/meetup-calls.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem({ ADMIN_SECOND_FACTOR: '' })
})
afterAll(() => system.stop())

/** The admin, who is a member as well, and still has to set up a second factor. */
async function adminWithMembership(): Promise<HttpClient> {
  await system.system.sql.rows({
    text: `insert into memberships (account_id, status, tier, yearly_price_cents, payment_failure_count)
      select id, 'active', 'pro', 49900, 0 from accounts where username = $1`,
    values: [system.system.config.admin.username],
  })
  return adminAt(system)
}

it('opens neither the hub nor a meetup to an admin who still has to set one up, though they are a member', async () => {
  const [host] = await createMembers(system, 1)
  if (host === undefined) throw new Error('no member')
  const [open, closed] = [await plan(host.browser), await plan(host.browser, { isPublic: false })]
  await untilSeen(host, closed, {})
  const admin = await adminWithMembership()
  for (const path of ['/api/notion/page-url', '/api/notion/pages', `/api/meetups/${closed.id}/calendar`]) {
    const { status, text } = await admin.get(path)
    expect([path, status, text]).toEqual([path, 403, expect.stringContaining('second factor')])
  }
  const { text } = await admin.get(`/api/meetups/${open.id}/calendar`)
  expect(text).toContain('LOCATION:Lisbon\\, Portugal')
})
