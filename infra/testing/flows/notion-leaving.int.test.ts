import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { harvestNow } from './knowledge-hub.ts'
import { untilHandled, untilLinkToken, untilSettled } from './people.ts'

interface Page {
  id: string
  inTrash: boolean
  values: Record<string, string | null>
}

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_PACE: 'PT0.01S' })
  await control('limit', { perSecond: 1_000 })
  admin = await adminAt(system)
  await harvestNow(system, admin)
})
afterAll(() => system.stop())

const password = 'a good password'
const control = (what: string, body: object) => system.sandbox.post(`/control/notion/${what}`, body)
const letIn = (isLetIn: boolean) => control('token', { revoked: !isLetIn })
const forgetDeletedPeople = () => system.system.forgetDeletedPeople([])

async function find(wanted: (page: Page) => boolean): Promise<Page | undefined> {
  return (await system.sandbox.get('/control/notion/pages')).json<Page[]>().find(wanted)
}
const untilTrashed = (pageId: string) =>
  until(() => find(({ id, inTrash }) => id === pageId && inTrash), { what: 'the page to be in the trash' })

/** What is kept about the page of somebody. */
const keptOf = (id: string) =>
  system.system.sql.rows({ text: 'select * from notion_member_pages where account_id = $1', values: [id] })

/** A member with a page in the workspace, and a way to delete the account. */
async function listedMember() {
  const { id, username, email, browser } = await newMember(system)
  const page = await until(() => find(({ values }) => values['Account ID'] === id), { what: 'a page' })
  await until(async () => (await keptOf(id)).length === 1, { what: 'the page to be noted' })
  const token = await untilLinkToken(system, email, 'set-password')
  await browser.post('/api/password', { token, password })
  const leave = async () => {
    expect((await browser.post('/api/account/delete', { password })).status).toBe(200)
    await untilSettled(system)
    await untilHandled(system)
  }
  return { id, username, pageId: page.id, leave }
}

async function letHoursPass(hours: number): Promise<void> {
  const { sql } = system.system
  const values = [`${hours} hours`]
  await sql.rows({ text: 'update account_deletions set deleted_at = deleted_at - $1::interval', values })
  await sql.rows({ text: 'update notion_member_pages set written_at = written_at - $1::interval', values })
}

it('takes the page of somebody who left while the workspace was closed to us', async () => {
  const { id, username, pageId, leave } = await listedMember()
  await letIn(false)
  await leave()
  await letHoursPass(1)
  await forgetDeletedPeople()
  expect(JSON.stringify(await keptOf(id))).not.toContain(username)
  await letIn(true)
  await harvestNow(system, admin)
  expect(await untilTrashed(pageId)).toBeTruthy()
  await until(async () => (await keptOf(id)).length === 0, { what: 'the page to be forgotten' })
  expect(await forgetDeletedPeople()).toBe(1)
})

it('knows for thirty days which page is to be taken, and no longer', async () => {
  const { id, leave } = await listedMember()
  await letIn(false)
  await leave()
  await letHoursPass(30 * 24 - 1)
  expect([await forgetDeletedPeople(), (await keptOf(id)).length]).toEqual([0, 1])
  await letHoursPass(2)
  expect([await forgetDeletedPeople(), (await keptOf(id)).length]).toEqual([1, 0])
  await letIn(true)
})

it('takes the page that does not say any more whose it is', async () => {
  const { pageId, leave } = await listedMember()
  await control('edit', { pageId, values: { 'Account ID': null } })
  await leave()
  expect(await untilTrashed(pageId)).toBeTruthy()
})
