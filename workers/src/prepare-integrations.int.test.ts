import { readConfig } from '@meridian/backend/config'
import { compose, type System } from '@meridian/backend/worker-api'
import { createTestDatabase } from '@meridian/infra/testing/database'
import { testEnvironment } from '@meridian/infra/testing/environment'
import { testRedisUrl } from '@meridian/infra/testing/redis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareIntegrations } from './prepare-integrations.ts'

const OLD = 'the old key which is of good length and is to go'
const NEW = 'the new key which takes its place and is as long'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let redisUrl: string | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  redisUrl = await testRedisUrl()
})
afterAll(() => database.drop())

async function withKeys(
  keys: string,
  work: (system: System) => Promise<void>,
  databaseUrl = database.url,
): Promise<void> {
  const env = testEnvironment({ databaseUrl, redisUrl })
  const own = { ENCRYPTION_KEY: keys, NOTION_TOKEN: '', LOG_LEVEL: 'silent' }
  const system = compose(readConfig({ ...env, ...own }), 'test')
  try {
    await work(system)
  } finally {
    await system.close()
  }
}

it('an integration whose key is lost keeps no other from a new key, nor the hub from being read', async () => {
  const notion = { integrationSecret: 'ntn_notion-secret-of-the-workspace' }
  await withKeys(OLD, async ({ integrations: { settings }, sql }) => {
    await settings.change('telegram', { channelId: '-1001234567890' }, 'operator')
    await settings.change('notion', notion, 'operator')
    await sql.rows({
      text: `update integration_settings set sealed = 'ffffffffffff.lost' where integration = 'telegram'`,
    })
  })
  await withKeys(`${NEW},${OLD}`, async (system) => {
    await prepareIntegrations(system)
    const asked = `select from domain_events where type = 'integrations.harvest-requested'`
    expect(await system.sql.rows({ text: asked })).toHaveLength(1)
  })
  await withKeys(NEW, async ({ integrations: { settings } }) => {
    expect(await settings.readComplete('notion')).toEqual(notion)
  })
})

it('a knowledge hub whose key is lost is no reason to leave all other work undone', async () => {
  await withKeys('another key which never sealed anything at all here', async (system) => {
    await expect(prepareIntegrations(system)).resolves.toBeUndefined()
  })
})

it('a database that does not answer is not taken for a lost key', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'
  await withKeys(
    NEW,
    (system) => expect(prepareIntegrations(system)).rejects.toThrow('ECONNREFUSED'),
    nowhere,
  )
})
