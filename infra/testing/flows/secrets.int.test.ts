import { readdirSync, readFileSync } from 'node:fs'
import type { TestBackend } from '@meridian/backend/testing'
import { describe, expect, it } from 'vitest'
import type { HttpClient } from '../../simulation/http-client.ts'
import { openKeyedSystem } from '../keyed-system.ts'
import { adminAt } from '../tested-backend.ts'

const KEY_A = 'key A which is the first one and of good length'
const KEY_B = 'key B which takes its place and is as long as A'
const SECRETS = {
  telegram: { botToken: '987654:AAbbCCddEEffGGhhIIjjKKll-telegram', channelId: '-1001234567890' },
  notion: { integrationSecret: 'ntn_notion-secret-of-the-workspace' },
  discord: { serverId: '123456789012345678', botToken: 'a.discord-token.of-the-bot' },
}
const HIDDEN = [
  SECRETS.telegram.botToken,
  SECRETS.notion.integrationSecret,
  SECRETS.discord.botToken,
  KEY_A,
  KEY_B,
]

const system = openKeyedSystem()

const withKeys = (keys: string, work: (backend: TestBackend, admin: HttpClient) => Promise<void>) =>
  system(keys, async (backend) => work(backend, await adminAt(backend)))

const shownOf = async (admin: HttpClient) =>
  (await admin.get('/api/integrations'))
    .json<{ type: string; settings?: Record<string, string> }[]>()
    .flatMap(({ type, settings }) => (settings ? [[type, settings] as const] : []))

async function sealedBoxes({ system: { sql } }: TestBackend): Promise<string[]> {
  const rows = await sql.rows<{ sealed: string }>({
    text: 'select sealed from integration_settings order by integration',
  })
  return rows.map(({ sealed }) => sealed)
}

describe('the key of the secrets', () => {
  let withA: string[] = []

  it('seals what the admin enters', async () => {
    await withKeys(KEY_A, async (backend, admin) => {
      for (const [name, form] of Object.entries(SECRETS)) {
        const answer = await admin.put(`/api/integrations/${name}`, form)
        expect(answer.status, answer.text).toBe(200)
      }
      withA = await sealedBoxes(backend)
      expect(withA).toHaveLength(3)
    })
  })

  it('is followed by a new one, with which everything is sealed anew when the workers start', async () => {
    await withKeys(`${KEY_B},${KEY_A}`, async (backend, admin) => {
      const withB = await sealedBoxes(backend)
      const keyIdsOf = (boxes: string[]) => new Set(boxes.map((box) => box.split('.')[0]))
      expect(keyIdsOf(withB)).toHaveLength(1)
      expect(keyIdsOf(withB)).not.toEqual(keyIdsOf(withA))
      expect(await backend.system.integrations.settings.readComplete('telegram')).toEqual(SECRETS.telegram)
      expect(new Map(await shownOf(admin)).get('notion')).toEqual({ integrationSecret: '••••pace' })
    })
  })

  it('is not needed any more after that', async () => {
    await withKeys(KEY_B, async ({ system }) => {
      const { settings } = system.integrations
      expect(await settings.readComplete('discord')).toEqual(SECRETS.discord)
      expect(await settings.readComplete('notion')).toEqual(SECRETS.notion)
    })
  })

  it('stops nothing else when it was lost', async () => {
    await withKeys('key C which never sealed anything at all here', async (backend) => {
      expect((await fetch(`${backend.url}/readyz`)).status).toBe(200)
    })
  })
})

/** Every address that the contracts let somebody read; of those with a name in them, that of an integration. */
function readablePaths(): string[] {
  const folder = new URL('../../../contracts/src/http/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'))
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/method: 'GET',\s+path: '([^']+)'/g), ([, path = '']) =>
      path.replace(/:\w+/g, 'telegram'),
    ),
  )
}

describe('a secret of an integration', () => {
  it('stands in no table', async () => {
    await withKeys(KEY_B, async ({ system: { sql } }) => {
      const tables = await sql.rows<{ name: string }>({
        text: `select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')`,
      })
      expect(tables.length).toBeGreaterThan(20)
      const dumps = await Promise.all(
        tables.map(({ name }) => sql.rows<{ row: string }>({ text: `select t::text as row from ${name} t` })),
      )
      const all = dumps
        .flat()
        .map(({ row }) => row)
        .join('\n')
      expect(all).toContain('integrations.configured')
      for (const secret of HIDDEN) expect(all).not.toContain(secret)
    })
  })

  it('stands in no answer', async () => {
    await withKeys(KEY_B, async (_, admin) => {
      const paths = readablePaths()
      expect(paths).toContain('/api/notion/harvest')
      for (const path of [...paths, '/metrics', '/readyz', '/']) {
        const { text } = await admin.get(path)
        for (const secret of HIDDEN) expect(text, path).not.toContain(secret)
      }
      for (const name of Object.keys(SECRETS)) {
        const tested = await admin.post(`/api/integrations/${name}/test`, {})
        for (const secret of HIDDEN) expect(tested.text).not.toContain(secret)
      }
      expect(await shownOf(admin)).toHaveLength(3)
      const refused = await admin.put('/api/integrations/telegram', { botToken: 'leak-me', channelId: 'x' })
      expect([refused.status, refused.text]).toEqual([400, expect.not.stringContaining('leak-me')])
    })
  })
})
