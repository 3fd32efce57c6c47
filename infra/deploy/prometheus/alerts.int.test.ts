import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createDelivery, NOTHING_TO_DO, startOperatorServer } from '@meridian/backend/worker-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { startTestBackend, type TestedBackend } from '../../testing/tested-backend.ts'

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string().regex(/^Meridian[A-Za-z]+$/),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), what_to_do: z.string() }),
        }),
      ),
    }),
  ),
})

const file = readFileSync(new URL('alerts.yml', import.meta.url), 'utf8')
const alerts = rules.parse(parse(file)).groups.flatMap((group) => group.rules)

let backend: TestedBackend
let exported: string
beforeAll(async () => {
  backend = await startTestBackend()
  const { sql } = backend.system
  await sql.rows({
    text: `insert into channel_revocations (event_id, channel, account_id, lost_at, removed_at) values
      (gen_random_uuid(), 'telegram', gen_random_uuid(), now() - interval '50 seconds', now() - interval '20 seconds'),
      (gen_random_uuid(), 'telegram', gen_random_uuid(), now() - interval '100 days', null)`,
  })
  await (await backend.admin()).get('/api/session')
  exported = await scrape()
})
afterAll(() => backend.stop())

async function scrape(): Promise<string> {
  const answer = await fetch(`${backend.url}/metrics`, { headers: { authorization: 'Bearer metrics-token' } })
  return answer.text()
}

/** The value of a line such as `name{label="value"} 5`. */
function valueOf(line: string, scraped = exported): number {
  const found = scraped.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1))
}

describe('the alerts', () => {
  it.each(alerts.map(({ alert, expr }) => [alert, expr]))('%s asks for what is exported', (_, expr) => {
    const names = expr.match(/meridian_\w+/g) ?? []
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(exported).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `)
  })

  it('each have a name of their own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
  })
})

describe('what is exported', () => {
  it('says how deep the queues are, and that their server answers', () => {
    expect(valueOf('meridian_queue_server_up')).toBe(1)
    expect(valueOf('meridian_queue_jobs{queue="mail",state="failed"}')).toBe(0)
    expect(valueOf('meridian_queue_jobs{queue="mail",state="waiting"}')).toBe(0)
  })

  it('says how far behind relay and read models are', () => {
    expect(valueOf('meridian_relay_pending_events')).toBeGreaterThan(0)
    expect(valueOf('meridian_relay_lag_seconds')).toBeGreaterThan(0)
    expect(valueOf('meridian_projection_lag_events{projection="directory"}')).toBeGreaterThan(0)
  })

  it('says how long removals take, those of today and those that never end', () => {
    expect(valueOf('meridian_channel_removal_seconds{channel="telegram",quantile="0.5"}')).toBe(30)
    expect(valueOf('meridian_channel_removals_open{channel="telegram"}')).toBe(1)
    expect(valueOf('meridian_channel_removal_oldest_open_seconds{channel="telegram"}')).toBeGreaterThan(
      8_000_000,
    )
  })

  const requests = (labels: string) => `meridian_http_request_duration_seconds_count{${labels}}`
  /** How many requests were counted so since the start of the test process. */
  const counted = async (labels: string) => valueOf(requests(labels), await scrape()) || 0

  it('says how long requests took, by route and by what became of them', async () => {
    const accepted = 'method="GET",route="/api/session",outcome="accepted"'
    const refused = 'method="GET",route="/api/session",outcome="refused"'
    const before = [await counted(accepted), await counted(refused)]
    await (await backend.admin()).get('/api/session')
    await backend.visitor().get('/api/session')
    const after = async () => [await counted(accepted), await counted(refused)]
    await expect.poll(after).toEqual(before.map((count) => count + 1))
  })

  it('counts requests that failed, from zero on, and those too that found no endpoint', async () => {
    const { sql, tokens } = backend.system
    const tiers = 'method="GET",route="/api/membership-tiers",outcome="failed"'
    const nowhere = 'method="any",route="none",outcome="failed"'
    const feed = `/calendars/${tokens.sign('calendar-feed', randomUUID())}.ics`
    expect(exported).toContain(`${requests(tiers)} 0`)
    const before = [await counted(tiers), await counted(nowhere)]
    for (const [table, path] of [
      ['tiers', '/api/membership-tiers'],
      ['calendar_feeds', feed],
    ]) {
      await sql.rows({ text: `alter table ${table} rename to away` })
      expect((await backend.visitor().get(`${path}`)).status).toBe(500)
      await sql.rows({ text: `alter table away rename to ${table}` })
    }
    const after = async () => [await counted(tiers), await counted(nowhere)]
    await expect.poll(after).toEqual(before.map((count) => count + 1))
  })

  it('counts webhooks that failed from zero on', () => {
    for (const provider of ['stripe', 'telegram'])
      expect(valueOf(`meridian_webhooks_total{provider="${provider}",outcome="failed"}`)).toBe(0)
  })

  it('has no figure of removals any more once the last one is too old', async () => {
    const { sql } = backend.system
    const figure = 'meridian_channel_removal_seconds{channel="telegram",quantile="0.95"}'
    expect(valueOf(figure)).toBeGreaterThan(0)
    await sql.rows({
      text: `update channel_revocations set lost_at = lost_at - interval '40 days', removed_at = removed_at - interval '40 days'`,
    })
    expect(valueOf(figure, await scrape())).toBeNaN()
  })

  it('still comes while the database does not answer, and says so', async () => {
    const { sql } = backend.system
    expect(valueOf('meridian_database_up')).toBe(1)
    await sql.rows({ text: 'alter table relay_pending rename to away' })
    const meanwhile = await scrape()
    await sql.rows({ text: 'alter table away rename to relay_pending' })
    expect(valueOf('meridian_database_up', meanwhile)).toBe(0)
    expect(valueOf('meridian_queue_server_up', meanwhile)).toBe(1)
    expect(meanwhile).toContain(requests('method="GET",route="/api/session",outcome="accepted"'))
    expect(valueOf('meridian_database_up', await scrape())).toBe(1)
  })

  it('comes from workers, too, on a port of their own', async () => {
    const { system } = backend
    const server = await startOperatorServer(system, 0)
    const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
    createDelivery(
      system.sql,
      [{ name: 'rest', queue: 'mail', on: [], handle: async () => NOTHING_TO_DO }],
      system.log,
    )
    const metrics = await ask('/metrics', { authorization: 'Bearer metrics-token' })
    expect(await metrics.text()).toContain(
      'meridian_consumer_duration_seconds_count{consumer="rest",outcome="done"} 0',
    )
    const statuses = ['/healthz', '/readyz', '/metrics', '/api/session'].map(
      async (path) => (await ask(path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 401, 404])
    await expect(startOperatorServer(system, server.port)).rejects.toThrow('is taken')
    await server.stop()
  })

  it.each(['/metrics/', '/METRICS', '/Metrics/'])(
    'is not at %s, which a proxy may let pass',
    async (path) => {
      const headers = { authorization: 'Bearer metrics-token' }
      const own = await startOperatorServer(backend.system, 0)
      for (const url of [backend.url, `http://127.0.0.1:${own.port}`])
        expect(await (await fetch(`${url}${path}`, { headers })).text()).not.toContain('# TYPE')
      await own.stop()
    },
  )

  it('is for those who have the token', async () => {
    const answer = await fetch(`${backend.url}/metrics`, {
      headers: { authorization: 'Bearer metrics-tokem' },
    })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await fetch(`${backend.url}/metrics`)).status).toBe(401)
  })
})
