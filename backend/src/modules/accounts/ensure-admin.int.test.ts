import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureAdmin } from './commands/ensure-admin.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

/** What each start does, with this name in the configuration. */
const startedAs = (username: string) => {
  const admin = { username, email: 'another@example.org', passwordHash: 'none' }
  return backend.system.commands.run(ensureAdmin, admin, 'operator')
}

const renames = () =>
  backend.system.sql.rows<{ actor: string; username: string }>({
    text: `select actor, personal ->> 'username' as username from domain_events
      where type = 'accounts.account-renamed' order by position`,
  })

it('a start with another name configured gives it to the admin, once', async () => {
  const admin = await backend.admin()
  const { email } = (await admin.get('/api/account')).json<{ email: string }>()
  expect(await startedAs('Founder')).toBe('renamed')
  expect(await startedAs('Founder')).toBe('kept')
  expect((await admin.get('/api/session')).json()).toMatchObject({ username: 'Founder', role: 'admin' })
  expect(await renames()).toEqual([{ actor: 'operator', username: 'Founder' }])
  // The address is the admin's own to change.
  expect((await admin.get('/api/account')).json()).toMatchObject({ email })
})

it('a configured name that somebody has is not taken from them', async () => {
  const { username, browser } = await arriveAt(backend)
  const admin = await backend.admin()
  const before = await renames()
  expect(await startedAs(username.toUpperCase())).toBe('name-taken')
  expect((await admin.get('/api/session')).json()).toMatchObject({ username: 'Founder' })
  expect((await browser.get('/api/session')).json()).toMatchObject({ username })
  expect(await renames()).toEqual(before)
})
