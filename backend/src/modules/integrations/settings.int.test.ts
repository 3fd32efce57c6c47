import { untilSomebodyWaits } from '@meridian/infra/testing/lock-waits'
import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createSecretBox } from '#platform/secrets/secret-box'
import type { System } from '../../compose.ts'
import { createIntegrationSettings, type IntegrationSettings } from './settings.ts'

const OLD = 'the old key which is of good length and is to go'
const NEW = 'the new key which takes its place and is as long'

let system: System
beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

const settingsWith = (...keys: string[]): IntegrationSettings =>
  createIntegrationSettings({
    ...{ sql: system.sql, commands: system.commands, log: system.log },
    secrets: createSecretBox(keys),
    defaults: { telegram: {}, notion: {}, discord: {} },
  })

/** Begins `work` while somebody else has changed the settings of Notion, which is kept only once `work` waits for it. */
async function whileChanging<T>(
  change: { text: string; values: unknown[] },
  work: () => Promise<T>,
): Promise<T> {
  const { promise: changed, resolve: tellChanged } = Promise.withResolvers<void>()
  const { promise: begun, resolve: keep } = Promise.withResolvers<void>()
  const changing = system.commands.run(
    async (_: undefined, { sql }) => {
      await sql.rows(change)
      tellChanged()
      await begun
    },
    undefined,
    'operator',
  )
  await changed
  const working = work()
  await untilSomebodyWaits(system)
  keep()
  await changing
  return working
}

const saving = (token: string) => ({
  text: `update integration_settings set sealed = $1, version = version + 1 where integration = 'notion'`,
  values: [createSecretBox([NEW]).seal(JSON.stringify({ integrationSecret: token }), 'notion')],
})
const REMOVING = { text: `delete from integration_settings where integration = 'notion'`, values: [] }

beforeEach(async () => {
  await system.sql.rows({ text: 'delete from integration_settings' })
  await settingsWith(OLD).change('notion', { integrationSecret: 'the first token' }, 'operator')
})

it('sealing settings anew brings back no token that was replaced meanwhile', async () => {
  const settings = settingsWith(NEW, OLD)
  const lost = await whileChanging(saving('the second token'), () => settings.renew('operator'))
  expect(lost).toEqual([])
  expect(await settings.readComplete('notion')).toEqual({ integrationSecret: 'the second token' })
})

it('sealing settings anew brings back none that were removed meanwhile', async () => {
  const settings = settingsWith(NEW, OLD)
  await whileChanging(REMOVING, () => settings.renew('operator'))
  expect(await settings.isKept('notion')).toBe(false)
})

it.each([
  ['changed', () => saving('the second token'), { integrationSecret: 'the second token' }],
  ['removed', () => REMOVING, undefined],
])('who saves settings that somebody else has %s meanwhile hears of it', async (_, change, kept) => {
  const settings = settingsWith(NEW, OLD)
  const saved = whileChanging(change(), () =>
    settings.change('notion', { integrationSecret: 'the third token' }, 'operator'),
  )
  await expect(saved).rejects.toMatchObject({ code: 'conflict' })
  expect(await settings.readComplete('notion')).toEqual(kept)
})
