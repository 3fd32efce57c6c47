import { randomUUID } from 'node:crypto'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

const reason = 'Sells tickets that are not his'

describe('suspending', () => {
  it('ends every session at once, also for who kept the cookie, and does not let the person in again', async () => {
    const person = await arriveAt(backend)
    const stolen = person.browser.cookie()
    const elsewhere = await person.signInElsewhere()
    const admin = await backend.admin()
    const answer = await admin.post(`/api/users/${person.id}/suspend`, { reason })
    expect(answer.status, answer.text).toBe(200)
    for (const cookie of [stolen, elsewhere.cookie()]) expect(await backend.statusOfCookie(cookie)).toBe(401)
    const login = await person.login()
    expect([login.status, login.text]).toEqual([403, expect.stringContaining('suspended')])
    const { supportEmail } = (await person.browser.get('/api/site')).json<{ supportEmail: string }>()
    expect(login.text).toContain(`write to ${supportEmail}`)
  })

  it('is written down with who did it and why, once', async () => {
    const person = await arriveAt(backend)
    const admin = await backend.admin()
    await admin.post(`/api/users/${person.id}/suspend`, { reason })
    const again = await admin.post(`/api/users/${person.id}/suspend`, { reason: 'Sells addresses' })
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('Your reason was not recorded.'),
    ])
    const { id } = (await admin.get('/api/session')).json<{ id: string }>()
    expect(await backend.journal('accounts.account-suspended', person.id)).toEqual([
      { actor: `account:${id}`, payload: { accountId: person.id }, personal: { reason } },
    ])
  })

  it('is on the record of the person, in whatever letters their id was written', async () => {
    const person = await arriveAt(backend)
    const admin = await backend.admin()
    const answer = await admin.post(`/api/users/${person.id.toUpperCase()}/suspend`, { reason })
    expect(answer.status, answer.text).toBe(200)
    expect(await backend.journal('accounts.account-suspended', person.id)).toMatchObject([
      { payload: { accountId: person.id }, personal: { reason } },
    ])
  })

  it('can be taken back; old sessions stay dead', async () => {
    const person = await arriveAt(backend)
    const stolen = person.browser.cookie()
    const admin = await backend.admin()
    await admin.post(`/api/users/${person.id}/suspend`, { reason })
    expect((await admin.post(`/api/users/${person.id}/unsuspend`, { reason: 'A mistake' })).status).toBe(200)
    const again = await admin.post(`/api/users/${person.id}/unsuspend`, { reason: 'They paid' })
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('Your reason was not recorded.'),
    ])
    expect(await backend.statusOfCookie(stolen)).toBe(401)
    expect((await person.login()).status).toBe(200)
  })

  it('is for staff, needs a reason and a person, and never hits the admin', async () => {
    const [person, target] = [await arriveAt(backend), await arriveAt(backend)]
    const admin = await backend.admin()
    const own = (await admin.get('/api/session')).json<{ id: string }>()
    const attempts = [
      [await person.browser.post(`/api/users/${target.id}/suspend`, { reason }), 403],
      [await backend.visitor().post(`/api/users/${target.id}/suspend`, { reason }), 401],
      [await admin.post(`/api/users/${target.id}/suspend`, { reason: ' ' }), 400],
      [await admin.post(`/api/users/${randomUUID()}/suspend`, { reason }), 404],
      [await admin.post('/api/users/no-id/suspend', { reason }), 404],
      [await admin.post(`/api/users/${own.id}/suspend`, { reason }), 403],
    ] as const
    expect(attempts.map(([answer]) => answer.status)).toEqual(attempts.map(([, status]) => status))
    expect((await target.browser.get('/api/session')).status).toBe(200)
  })
})

describe('appointing staff', () => {
  it('is for the admin, and holds from the next request on', async () => {
    const [person, other] = [await arriveAt(backend), await arriveAt(backend)]
    const admin = await backend.admin()
    const role = `/api/users/${person.id}/role`
    expect((await other.browser.post(role, { role: 'staff', reason })).status).toBe(403)
    expect((await admin.post(role, { role: 'admin', reason })).status).toBe(400)
    expect((await admin.post(role, { role: 'staff' })).status).toBe(400)
    expect((await person.browser.get('/api/session')).json()).toMatchObject({ role: 'member' })
    expect((await admin.post(role, { role: 'staff', reason })).status).toBe(200)
    expect((await admin.post(role, { role: 'staff', reason })).status).toBe(409)
    expect((await person.browser.get('/api/session')).json()).toMatchObject({ role: 'staff' })
    expect((await person.browser.post(role, { role: 'member', reason })).status).toBe(403)
    expect((await person.browser.post(`/api/users/${other.id}/suspend`, { reason })).status).toBe(200)
    expect((await admin.post(role, { role: 'member', reason })).status).toBe(200)
    expect((await person.browser.get('/api/analytics')).status).toBe(403)
  })
})
