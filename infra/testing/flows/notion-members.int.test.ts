import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { newMember } from './buyers.ts'
import { harvestNow } from './knowledge-hub.ts'
import { buyerOf, sessionOf, somebody, untilLinkToken, untilSession } from './people.ts'
import { stripeOf } from './stripe-account.ts'

interface MemberPage {
  id: string
  database: string
  inTrash: boolean
  values: Record<string, string | null>
}

let system: WholeSystem
let admin: HttpClient
beforeAll(async () => {
  system = await startWholeSystem({ NOTION_PACE: 'PT0.01S' })
  await system.sandbox.post('/control/notion/limit', { perSecond: 1_000 })
  admin = await adminAt(system)
  await harvestNow(system, admin)
})
afterAll(() => system.stop())

const { renew, failRenewal } = stripeOf(() => system)

const pagesOf = async (accountId: string) =>
  (await system.sandbox.get('/control/notion/pages'))
    .json<MemberPage[]>()
    .filter((page) => page.database === 'Members' && page.values['Account ID'] === accountId)

const untilSaid = (accountId: string, wanted: Record<string, string | null>) =>
  until(
    async () => {
      const [page] = await pagesOf(accountId)
      return page && Object.entries(wanted).every(([name, value]) => page.values[name] === value) && page
    },
    { what: `a page of ${accountId} with ${JSON.stringify(wanted)}` },
  )

async function listedMember() {
  const member = await newMember(system)
  await untilSaid(member.id, { Status: 'Active' })
  return member
}

it('says of each member their state and tier, on one page, and never an e-mail', async () => {
  const { id, username, email, subscriptionId, browser } = await listedMember()
  const page = await untilSaid(id, { Name: username, Tier: 'Pro', Status: 'Active' })
  expect(page.values.Joined).toBe(new Date().toISOString().slice(0, 10))
  await renew(subscriptionId, 'failed')
  await untilSaid(id, { Status: 'Payment failed' })
  await failRenewal(subscriptionId, 2)
  await untilSaid(id, { Status: 'Access lost' })
  await renew(subscriptionId, 'paid')
  await untilSession(browser, { membershipStatus: 'active' })
  await untilSaid(id, { Status: 'Active' })
  expect(await pagesOf(id)).toHaveLength(1)
  expect((await system.sandbox.get('/control/requests?provider=notion')).text).not.toContain(email)
})

it('says what the membership of somebody who is suspended is by now', async () => {
  const { id, subscriptionId } = await listedMember()
  expect((await admin.post(`/api/users/${id}/suspend`, { reason: 'Sells tickets' })).status).toBe(200)
  await renew(subscriptionId, 'failed')
  await untilSaid(id, { Status: 'Payment failed', Tier: 'Pro' })
  await failRenewal(subscriptionId, 2)
  await untilSaid(id, { Status: 'Access lost' })
})

it('makes no second page when what it wrote was forgotten, however many write at once', async () => {
  const { id } = await listedMember()
  const { sql, integrations } = system.system
  await sql.rows({ text: 'delete from notion_member_pages where account_id = $1', values: [id] })
  const { signal } = new AbortController()
  await Promise.all(Array.from({ length: 5 }, () => integrations.notionMemberSync.one(id, signal)))
  expect(await pagesOf(id)).toHaveLength(1)
})

it('goes on with the page that somebody made by hand, and puts doubles into the trash', async () => {
  const { id } = await listedMember()
  const { sql, integrations } = system.system
  const values = { 'Account ID': id }
  await system.sandbox.post('/control/notion/pages', { database: 'Members', title: 'A double', values })
  // The workers may be writing about the same member, and remember the page again.
  const forgetAndWrite = async () => {
    await sql.rows({ text: 'delete from notion_member_pages where account_id = $1', values: [id] })
    await integrations.notionMemberSync.one(id, new AbortController().signal)
    return (await pagesOf(id)).map(({ inTrash }) => inTrash).toSorted()
  }
  await until(async () => (await forgetAndWrite()).includes(true), {
    what: 'a page in the trash',
  })
  expect(await forgetAndWrite()).toEqual([false, true])
})

it('makes the page anew that somebody deleted there, at the next change', async () => {
  const { id, subscriptionId } = await listedMember()
  const [page] = await pagesOf(id)
  await system.sandbox.post('/control/notion/delete', { pageId: page?.id ?? '' })
  await renew(subscriptionId, 'failed')
  await until(
    async () => {
      const present = (await pagesOf(id)).filter(({ inTrash }) => !inTrash)
      return present.length === 1 && present[0]?.values.Status === 'Payment failed'
    },
    { what: 'a new page' },
  )
})

it('leaves nobody out when the workspace was closed to us for a while', async () => {
  await system.sandbox.post('/control/notion/token', { revoked: true })
  const buyer = buyerOf(system, somebody())
  await buyer.buy('basic')
  const { id } = await sessionOf(buyer.browser)
  expect((await harvestNow(system, admin)).state).toBe('failed')
  expect(await pagesOf(id)).toEqual([])
  await system.sandbox.post('/control/notion/token', { revoked: false })
  await harvestNow(system, admin)
  await untilSaid(id, { Tier: 'Basic', Status: 'Active' })
})

it('tells once that the workspace may only be read, until it may be written to again', async () => {
  await system.sandbox.post('/control/notion/capabilities', { readOnly: true })
  const buyer = buyerOf(system, somebody())
  await buyer.buy('basic')
  const { id } = await sessionOf(buyer.browser)
  const { sql, integrations } = system.system
  const changes = async () => {
    const text = `select payload ->> 'status' as status from domain_events
      where type = 'integrations.status-changed' and payload ->> 'integration' = 'notion' order by position desc`
    return (await sql.rows<{ status: string }>({ text })).map(({ status }) => status)
  }
  await until(async () => (await changes())[0] === 'error', { what: 'the refusal to be told' })
  const before = (await changes()).length
  await integrations.checks.check('notion', 'operator')
  expect((await harvestNow(system, admin)).state).toBe('done')
  await integrations.notionMemberSync.all(new AbortController().signal)
  expect(await changes()).toHaveLength(before)
  expect(await pagesOf(id)).toEqual([])
  await system.sandbox.post('/control/notion/capabilities', { readOnly: false })
  await harvestNow(system, admin)
  await untilSaid(id, { Status: 'Active' })
  await until(async () => (await changes())[0] === 'active', { what: 'the end of it to be told' })
})

it('puts the page of somebody who has left into the trash', async () => {
  const { id, email, browser } = await listedMember()
  const token = await untilLinkToken(system, email, 'set-password')
  await browser.post('/api/password', { token, password: 'a good password' })
  expect((await browser.post('/api/account/delete', { password: 'a good password' })).status).toBe(200)
  await until(async () => (await pagesOf(id)).every(({ inTrash }) => inTrash), {
    what: 'the page to be in the trash',
  })
})

it('does nothing where the workspace has no database of members', async () => {
  await system.sandbox.post('/control/notion/delete-database', { database: 'Members' })
  await harvestNow(system, admin)
  await system.sandbox.post('/control/notion/limit', { perSecond: 1_000 })
  const buyer = buyerOf(system, somebody())
  await buyer.buy('basic')
  const { id } = await sessionOf(buyer.browser)
  const { sql } = system.system
  await until(
    async () => {
      const rows = await sql.rows({
        text: `select 1 from inbox join domain_events on id = message_id
          where consumer = 'update-notion-member-when-membership-changed' and payload ->> 'accountId' = $1`,
        values: [id],
      })
      return rows.length > 0
    },
    { what: 'the change to be handled' },
  )
  expect(await pagesOf(id)).toEqual([])
})
