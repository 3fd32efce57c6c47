import { startWorkers } from '@meridian/workers/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { until } from '../until.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { harvestNow } from './knowledge-hub.ts'

interface Call {
  path: string
  status: number | null
  at: string
  body: { start_cursor?: string; in_trash?: boolean; filter?: object } | null
}

let system: WholeSystem
let admin: HttpClient
const start = async (pace: string, perSecond: number) => {
  system = await startWholeSystem({ NOTION_PACE: pace })
  await system.sandbox.post('/control/notion/limit', { perSecond })
  admin = await adminAt(system)
  await harvestNow(system, admin)
}
afterEach(() => system.stop())

const control = (path: string, body: object) => system.sandbox.post(`/control/notion/${path}`, body)
const addPages = async (count: number) =>
  (await control('pages', { count, title: 'Bulk', values: { Level: 'Basic+' } })).json<{ ids: string[] }>()
    .ids
const calls = async () => (await system.sandbox.get('/control/requests?provider=notion')).json<Call[]>()
const listed = async () => (await admin.get('/api/notion/pages')).json<{ id: string; title: string }[]>()

/** Harvests, and answers what it took. */
async function measured() {
  const before = (await calls()).length
  const harvest = await harvestNow(system, admin, 120_000)
  const made = (await calls()).slice(before)
  return { harvest, made, refused: made.filter(({ status }) => status === 429).length }
}

describe('five thousand pages', () => {
  beforeEach(() => start('PT0.02S', 60))

  it('take a call for each hundred; what changed, and what is gone, a fraction of that', async () => {
    const ids = await addPages(5_000)
    const first = await measured()
    expect(first.harvest).toMatchObject({ state: 'done', changed: 5_000 })
    expect(first.refused).toBe(0)
    expect(first.made.length).toBeGreaterThanOrEqual(50)
    expect(first.made.length).toBeLessThan(70)
    expect((await listed()).length).toBe(5_040)

    const second = await measured()
    expect(second.harvest).toMatchObject({ state: 'done', changed: 0, removed: 0 })
    expect(second.made.length).toBeLessThan(first.made.length / 4)
    expect(second.refused).toBe(0)

    const [gone = '', renamed = '', another = ''] = ids
    await control('delete', { pageId: gone })
    await control('edit', { pageId: renamed, title: 'Renamed there' })
    const third = await measured()
    expect(third.harvest).toMatchObject({ state: 'done', changed: 1, removed: 1 })
    expect(third.made.length).toBeLessThan(first.made.length / 4)
    const titles = new Map((await listed()).map(({ id, title }) => [id, title]))
    expect([titles.has(gone), titles.get(renamed), titles.has(another)]).toEqual([
      false,
      'Renamed there',
      true,
    ])
  })

  it('are looked at again from the first to the last, once a day: what vanished without a trace is found', async () => {
    const [vanished = ''] = await addPages(300)
    await harvestNow(system, admin)
    await control('delete', { pageId: vanished, forever: true })
    await system.system.sql.rows({
      text: `update notion_sources set walked_at = now() - interval '25 hours'`,
    })
    expect(await harvestNow(system, admin)).toMatchObject({ state: 'done', removed: 1 })
    expect((await listed()).some(({ id }) => id === vanished)).toBe(false)
  })
})

describe('the limit of three calls a second', () => {
  beforeEach(() => start('PT0.34S', 3))

  it('is kept, by all workers together', async () => {
    await addPages(500)
    const more = await startWorkers(system.system)
    const requests = Array.from({ length: 4 }, () => admin.post('/api/notion/harvest', {}))
    await Promise.all(requests)
    const { made, refused } = await measured()
    await more.stop()
    expect(refused).toBe(0)
    const seconds = made.map(({ at }) => Date.parse(at) / 1_000)
    const span = (seconds.at(-1) ?? 0) - (seconds[0] ?? 0)
    // The first second may hold three that waited for their turn.
    expect(made.length - 1).toBeLessThanOrEqual(3 * (span + 1))
  })
})

describe('a harvest that is broken off', () => {
  beforeEach(() => start('PT0.2S', 1_000))

  const running = () =>
    until(
      async () => {
        const [row] = await system.system.sql.rows<{ seen: number; id: string }>({
          text: `select id, seen from notion_harvests where state = 'running' and seen > 500`,
        })
        return row
      },
      { what: 'a harvest in the middle' },
    )

  /** As a worker leaves it that was killed: nobody gave the lease back. */
  const leaveHeld = (seconds: number) =>
    system.system.sql.rows({
      text: `insert into leases (name, holder, held_until)
        values ('notion-harvest', gen_random_uuid(), now() + make_interval(secs => $1))`,
      values: [seconds],
    })

  it('goes on where it was, by whichever worker comes next, once nobody holds it any more', async () => {
    await addPages(2_000)
    const before = (await calls()).length
    await admin.post('/api/notion/harvest', {})
    const { id } = await running()
    await system.stopWorkers()
    const { sql } = system.system
    await leaveHeld(2)
    await system.startWorkers()
    await until(
      async () =>
        (
          await sql.rows({
            text: `select 1 from notion_harvests where id = $1 and state = 'done'`,
            values: [id],
          })
        ).length > 0,
      { what: 'the harvest to be done' },
    )
    expect((await listed()).length).toBe(2_040)
    const walks = (await calls())
      .slice(before)
      .filter(({ path, body }) => path.endsWith('/query') && !body?.in_trash)
    // Each page of the list was fetched once, but for the call that was under way.
    expect(walks.length).toBeLessThanOrEqual(21 + 3 + 1)
  })

  it('runs once, however often it is asked for and however many workers there are', async () => {
    await addPages(1_000)
    const count = async () =>
      (
        await system.system.sql.rows<{ n: number }>({
          text: 'select count(*)::int as n from notion_harvests',
        })
      )[0]?.n ?? 0
    const before = await count()
    const more = await startWorkers(system.system)
    await Promise.all(Array.from({ length: 8 }, () => admin.post('/api/notion/harvest', {})))
    await harvestNow(system, admin)
    await more.stop()
    expect(await count()).toBeLessThanOrEqual(before + 3)
    expect((await listed()).length).toBe(1_040)
  })

  it('lets other work for Notion go on while requests wait for it', async () => {
    await leaveHeld(60)
    for (let asked = 0; asked < 8; asked += 1) await admin.post('/api/notion/harvest', {})
    const { queues } = system.system
    await until(
      async () => {
        const { waiting, active, delayed } = await queues.counts('notion')
        return waiting === 0 && active === 0 && delayed === 8
      },
      { within: 10_000, what: 'every request to wait without a worker' },
    )
    await system.system.sql.rows({ text: `delete from leases where name = 'notion-harvest'` })
    expect(await harvestNow(system, admin)).toMatchObject({ state: 'done' })
  })

  it('begins its list anew when the place in it is not known any more', async () => {
    await addPages(1_500)
    await admin.post('/api/notion/harvest', {})
    const { id } = await running()
    await system.stopWorkers()
    await system.system.sql.rows({
      text: 'update notion_harvest_steps set cursor = gen_random_uuid() where harvest_id = $1 and not done and cursor is not null',
      values: [id],
    })
    await system.startWorkers()
    await harvestNow(system, admin)
    expect((await listed()).length).toBe(1_540)
  })
})
