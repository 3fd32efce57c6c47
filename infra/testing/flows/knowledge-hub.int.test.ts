import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { type HarvestAnswer, harvested, harvestNow } from './knowledge-hub.ts'
import { buyerOf, somebody, untilSession } from './people.ts'
import { stripeOf } from './stripe-account.ts'

interface Page {
  id: string
  title: string
  level: string
  url: string | null
}

let system: WholeSystem
let admin: HttpClient
const member: Record<string, HttpClient> = {}
const subscription: Record<string, string> = {}

beforeAll(async () => {
  system = await startWholeSystem({ NOTION_PACE: 'PT0.01S' })
  await system.sandbox.post('/control/notion/limit', { perSecond: 1_000 })
  admin = await adminAt(system)
  for (const tier of ['basic', 'pro'] as const) {
    const buyer = buyerOf(system, somebody())
    subscription[tier] = (await buyer.buy(tier)).subscriptionId
    member[tier] = buyer.browser
  }
})
afterAll(() => system.stop())

const { renew } = stripeOf(() => system)

const clientOf = (tier: string) => {
  const client = member[tier]
  if (client === undefined) throw new Error(`Nobody is ${tier}`)
  return client
}
const pages = async (client: HttpClient) => (await client.get('/api/notion/pages')).json<Page[]>()
const control = (path: string, body: object) => system.sandbox.post(`/control/notion/${path}`, body)
const fault = (kind: string, count: number) =>
  system.sandbox.post('/control/fault', { provider: 'notion', kind, count })

it('is harvested without being asked, once the workers run', async () => {
  const harvest = await until(
    async () => {
      const answer = (await admin.get('/api/notion/harvest')).json<HarvestAnswer>()
      return answer.last?.state === 'done' && answer
    },
    { what: 'the first harvest' },
  )
  expect(harvest).toMatchObject({
    configured: true,
    last: { seen: 43, changed: 43, removed: 0, error: null },
    pages: { basic: 28, pro: 12 },
    hubPages: [
      { tier: 'basic', title: 'Knowledge Hub Basic' },
      { tier: 'pro', title: 'Knowledge Hub Pro' },
      { tier: 'enterprise', title: 'Knowledge Hub Enterprise' },
    ],
  })
})

describe('the hub page', () => {
  const hubOf = async (client: HttpClient) => {
    const answer = await client.get('/api/notion/page-url')
    expect(answer.status, answer.text).toBe(200)
    const page = await fetch(answer.json<{ pageUrl: string }>().pageUrl)
    return /<h1>(.*)<\/h1>/.exec(await page.text())?.[1]
  }

  it('is the one of the tier; of the highest for those who run the community', async () => {
    expect(await hubOf(clientOf('basic'))).toBe('Knowledge Hub Basic')
    expect(await hubOf(clientOf('pro'))).toBe('Knowledge Hub Pro')
    expect(await hubOf(admin)).toBe('Knowledge Hub Enterprise')
  })

  it('is for members only', async () => {
    const visitor = createClient(system.url)
    expect((await visitor.get('/api/notion/page-url')).status).toBe(401)
    const { username, email } = somebody()
    await visitor.post('/api/register', { username, email, password: 'a password' })
    const { status, text } = await visitor.get('/api/notion/page-url')
    expect([status, text]).toEqual([403, expect.stringContaining('active membership is needed')])
    expect((await visitor.get('/api/notion/pages')).status).toBe(403)
  })

  it('is locked in the grace period, and so are the addresses of all pages', async () => {
    const client = clientOf('basic')
    await renew(subscription.basic ?? '', 'failed')
    await untilSession(client, { membershipStatus: 'payment_failed' })
    const answer = await client.get('/api/notion/page-url')
    expect([answer.status, answer.text]).toEqual([403, expect.stringContaining('your last payment failed')])
    expect(new Set((await pages(client)).map(({ url }) => url))).toEqual(new Set([null]))
    await renew(subscription.basic ?? '', 'paid')
    await untilSession(client, { membershipStatus: 'active' })
  })

  it('is missing where the workspace has none', async () => {
    const hub = (await system.sandbox.get('/control/notion/pages'))
      .json<{ id: string; values: Record<string, string> }[]>()
      .find(({ values }) => values.Tier === 'Pro')
    await control('delete', { pageId: hub?.id ?? '' })
    await harvestNow(system, admin)
    expect((await clientOf('pro').get('/api/notion/page-url')).status).toBe(404)
    await control('pages', { database: 'Hub', title: 'Pro again', values: { Tier: 'pro' } })
    await harvestNow(system, admin)
    expect(await hubOf(clientOf('pro'))).toBe('Pro again')
  })
})

it('lists the pages by title, with addresses for what the tier opens', async () => {
  const basic = await pages(clientOf('basic'))
  const isOpen = ({ url }: Page) => url !== null
  expect(new Set(basic.filter(isOpen).map(({ level }) => level))).toEqual(new Set(['Basic+']))
  expect(basic.filter(({ level }) => level === 'Pro+')).toHaveLength(12)
  expect((await pages(clientOf('pro'))).every(isOpen)).toBe(true)
  expect((await pages(admin)).every(isOpen)).toBe(true)
})

it('follows what is changed there: new, renamed, without a level, deleted', async () => {
  const { ids } = (await control('pages', { title: 'Brand new', values: { Level: 'Pro+' } })).json<{
    ids: string[]
  }>()
  const [brandNew = ''] = ids
  const titles = async () => (await pages(admin)).map(({ title }) => title)
  await harvestNow(system, admin)
  expect(await titles()).toContain('Brand new')
  await control('edit', { pageId: brandNew, title: 'Renamed' })
  await harvestNow(system, admin)
  expect(await titles()).toContain('Renamed')
  await control('edit', { pageId: brandNew, values: { Level: null } })
  expect((await harvestNow(system, admin)).changed).toBe(1)
  expect(await titles()).not.toContain('Renamed')
  await control('edit', { pageId: brandNew, values: { Level: 'Basic+' } })
  await harvestNow(system, admin)
  expect(await titles()).toContain('Renamed')
  await control('delete', { pageId: brandNew, forever: true })
  expect((await harvestNow(system, admin)).removed).toBe(1)
  expect(await titles()).not.toContain('Renamed')
})

describe('the connection test', () => {
  const test = (client = admin) => client.get('/api/test-notion')

  it('lists the databases, for those who run the community', async () => {
    expect((await test()).json()).toMatchObject({
      databaseCount: 5,
      databases: ['Courses', 'Hub', 'Members', 'Playbooks', 'Recordings'].map((title) => ({ title })),
    })
    expect((await test(clientOf('pro'))).status).toBe(403)
    expect((await test(createClient(system.url))).status).toBe(401)
  })

  it('says what is wrong', async () => {
    await control('token', { revoked: true })
    const revoked = await test()
    expect([revoked.status, revoked.text]).toEqual([502, 'Notion says: API token is invalid.'])
    await control('token', { revoked: false })
    expect((await test()).status).toBe(200)
    // For all who call until it is cleared: what is known to be broken is looked at by the clock as well.
    await fault('cut-off', 1_000)
    const cutOff = await test()
    expect([cutOff.status, cutOff.text]).toEqual([503, expect.stringContaining('cannot be reached')])
    await fault('cut-off', 0)
    await fault('rate-limited', 1_000)
    expect((await test()).status).toBe(503)
    await fault('rate-limited', 0)
    expect((await test()).status).toBe(200)
  })
})

describe('a harvest that meets trouble', () => {
  it.each(['down', 'cut-off', 'rate-limited', 'error'])('heals: %s', async (kind) => {
    await control('pages', { title: `After ${kind}`, values: { Level: 'Basic+' } })
    await fault(kind, 2)
    expect((await harvestNow(system, admin)).state).toBe('done')
    expect((await pages(admin)).map(({ title }) => title)).toContain(`After ${kind}`)
  })

  it('leaves what was there when the token is revoked, says why, and goes on later', async () => {
    const before = await pages(admin)
    await control('token', { revoked: true })
    const failed = await harvestNow(system, admin)
    expect(failed).toMatchObject({ state: 'failed', error: 'Notion says: API token is invalid.' })
    expect(await pages(admin)).toEqual(before)
    expect((await harvested(admin)).lastDone?.state).toBe('done')
    const badge = async () =>
      (await admin.get('/api/integrations'))
        .json<{ type: string; status: string; lastError: string | null }[]>()
        .find(({ type }) => type === 'notion')
    expect(await badge()).toMatchObject({ status: 'error', lastError: 'Notion says: API token is invalid.' })
    await control('token', { revoked: false })
    expect((await harvestNow(system, admin)).state).toBe('done')
    const isActive = async () => (await badge())?.status === 'active'
    await until(isActive, { what: 'the badge to be green again' })
  })
})
