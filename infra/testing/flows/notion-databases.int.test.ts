import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { adminAt } from '../tested-backend.ts'
import { startWholeSystem, type WholeSystem } from '../whole-system.ts'
import { harvestNow } from './knowledge-hub.ts'

let system: WholeSystem
let admin: HttpClient
beforeEach(async () => {
  system = await startWholeSystem({ NOTION_PACE: 'PT0.01S' })
  await system.sandbox.post('/control/notion/limit', { perSecond: 1_000 })
  admin = await adminAt(system)
  await harvestNow(system, admin)
})
afterEach(() => system.stop())

const control = (path: string, body: object) => system.sandbox.post(`/control/notion/${path}`, body)
const listed = async () => (await admin.get('/api/notion/pages')).json<{ id: string }[]>()

describe('databases that disappear', () => {
  it('take their pages with them; all of them at once are taken for a mistake', async () => {
    await control('delete-database', { database: 'Courses' })
    expect(await harvestNow(system, admin)).toMatchObject({ state: 'done', removed: 14 })
    for (const database of ['Hub', 'Playbooks', 'Recordings', 'Members'])
      await control('delete-database', { database })
    const failed = await harvestNow(system, admin)
    const error = expect.stringContaining('Notion shows us no database.')
    expect(failed).toMatchObject({ state: 'failed', error })
    expect((await listed()).length).toBe(26)
  })

  it('leave an integration in trouble behind, whoever looks: the harvest, the canary, the test of the connection', async () => {
    for (const database of ['Hub', 'Courses', 'Playbooks', 'Recordings', 'Members'])
      await control('delete-database', { database })
    const message = (await harvestNow(system, admin)).error
    expect(await system.system.integrations.checks.check('notion', 'operator')).toEqual({
      ok: false,
      message,
    })
    expect((await admin.get('/api/test-notion')).json()).toEqual({
      message: 'Notion answers, but shows us no database.',
      databaseCount: 0,
      databases: [],
    })
    const states = (await admin.get('/api/integrations')).json<{ type: string }[]>()
    expect(states.find(({ type }) => type === 'notion')).toMatchObject({
      status: 'error',
      lastError: message,
    })
  })
})
