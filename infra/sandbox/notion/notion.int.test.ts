import { APIResponseError, Client, collectPaginatedAPI } from '@notionhq/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'

let sandbox: Sandbox
let control: HttpClient
let notion: Client

const connect = (auth = 'ntn_sandbox') => new Client({ auth, baseUrl: `${sandbox.url}/notion`, retry: false })
const sources = async () => {
  const found = await notion.search({ filter: { property: 'object', value: 'data_source' } })
  return found.results.flatMap((each) => (each.object === 'data_source' && 'title' in each ? [each] : []))
}
const sourceOf = async (title: string) => {
  const found = (await sources()).find((each) => each.title[0]?.plain_text === title)
  if (found === undefined) throw new Error(`There is no ${title}`)
  return found
}
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof APIResponseError)) throw new Error('expected a refusal')
  return [error.status, error.code, error.message]
}

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: 'http://127.0.0.1:1',
  })
  control = createClient(sandbox.url)
  notion = connect()
})
beforeEach(async () => {
  await control.post('/control/reset')
  await control.post('/control/notion/limit', { perSecond: 10_000 })
})
afterAll(() => sandbox.stop())

describe('the workspace', () => {
  it('shows its databases, and the pages of one by pages of its own', async () => {
    expect((await sources()).map(({ title }) => title[0]?.plain_text).toSorted()).toEqual([
      'Courses',
      'Hub',
      'Members',
      'Playbooks',
      'Recordings',
    ])
    const { id } = await sourceOf('Courses')
    await control.post('/control/notion/pages', { count: 230, values: { Level: 'Pro+' } })
    const all = await collectPaginatedAPI(notion.dataSources.query, { data_source_id: id })
    expect(new Set(all.map((page) => page.id)).size).toBe(244)
  })

  it('keeps what a page is given, finds it by that, and shows only what is asked for', async () => {
    const { id, properties } = await sourceOf('Members')
    const account = 'a-1'
    await notion.pages.create({
      parent: { type: 'data_source_id', data_source_id: id },
      properties: {
        Name: { title: [{ text: { content: 'Ada' } }] },
        'Account ID': { rich_text: [{ text: { content: account } }] },
        Tier: { select: { name: 'Pro' } },
        Joined: { date: { start: '2026-11-21' } },
      },
    })
    const found = await notion.dataSources.query({
      data_source_id: id,
      filter: { property: 'Account ID', rich_text: { equals: account } },
      filter_properties: [properties.Tier?.id ?? ''],
    })
    expect(found.results).toMatchObject([{ properties: { Tier: { select: { name: 'Pro' } } } }])
    expect(JSON.stringify(found.results)).not.toContain('Ada')
  })

  it('takes pages to the trash and back', async () => {
    const { id } = await sourceOf('Courses')
    const [first] = (await notion.dataSources.query({ data_source_id: id })).results
    await notion.pages.update({ page_id: first?.id ?? '', in_trash: true })
    const ids = async (trash: boolean) =>
      (await notion.dataSources.query({ data_source_id: id, in_trash: trash })).results.map((page) => page.id)
    expect([await ids(true), (await ids(false)).length]).toEqual([[first?.id], 13])
    await notion.pages.update({ page_id: first?.id ?? '', in_trash: false })
    expect((await ids(false)).length).toBe(14)
  })
})

describe('what it refuses', () => {
  it.each([
    ['a wrong token', () => connect('ntn_other').users.me({}), 401, 'unauthorized', 'API token is invalid.'],
    [
      'a page that is not there',
      () => notion.pages.retrieve({ page_id: '16d84278-ab0e-484c-9bdd-b35da3bd8905' }),
      404,
      'object_not_found',
      'Could not find page',
    ],
    ['pages of 101', () => notion.search({ page_size: 101 }), 400, 'validation_error', 'page_size'],
    [
      'a foreign cursor',
      () => notion.search({ start_cursor: crypto.randomUUID() }),
      400,
      'validation_error',
      'start_cursor',
    ],
    [
      'what it does not know',
      () => notion.request({ path: 'search', method: 'post', body: { pagesize: 3 } }),
      400,
      'validation_error',
      'pagesize',
    ],
  ])('%s', async (_, call, status, code, words) => {
    expect(await refusal(call())).toEqual([status, code, expect.stringContaining(words)])
  })

  it.each([
    [
      'a property that is not there',
      { Colour: { select: { name: 'red' } } },
      'is not a property that exists',
    ],
    ['a value of another kind', { Name: { select: { name: 'red' } } }, 'is expected to be title'],
    ['a long text', { Name: { title: [{ text: { content: 'x'.repeat(2_001) } }] } }, '2000'],
    [
      'a long list',
      { Name: { title: Array.from({ length: 101 }, () => ({ text: { content: 'x' } })) } },
      '100',
    ],
  ])('%s', async (_, properties, words) => {
    const { id } = await sourceOf('Courses')
    const call = notion.pages.create({ parent: { data_source_id: id }, properties })
    expect(await refusal(call)).toEqual([400, 'validation_error', expect.stringContaining(words)])
  })

  it('a call without a version', async () => {
    const answer = await createClient(sandbox.url).get('/notion/v1/users/me')
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([401, 'unauthorized'])
    const headers = { authorization: 'Bearer ntn_sandbox' }
    const unversioned = await fetch(`${sandbox.url}/notion/v1/users/me`, { headers })
    expect(await unversioned.json()).toMatchObject({ object: 'error', status: 400, code: 'missing_version' })
  })

  it('more than three calls a second, with a wait', async () => {
    await control.post('/control/notion/limit', { perSecond: 3 })
    const calls = Array.from({ length: 20 }, () => refusal(notion.users.me({})).catch(() => undefined))
    const refused = (await Promise.all(calls)).filter((answer) => answer !== undefined)
    expect(refused.length).toBeGreaterThan(5)
    expect(refused[0]).toEqual([429, 'rate_limited', expect.stringContaining('rate limited')])
  })

  it('a token that was revoked', async () => {
    await control.post('/control/notion/token', { revoked: true })
    expect(await refusal(notion.users.me({}))).toEqual([401, 'unauthorized', 'API token is invalid.'])
  })
})

it('opens its pages in a browser', async () => {
  const { id } = await sourceOf('Courses')
  const [page] = (await notion.dataSources.query({ data_source_id: id })).results
  const url = page !== undefined && 'url' in page ? page.url : ''
  const answer = await fetch(url)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('first ten customers')])
})
