import { timingSafeEqual } from 'node:crypto'
import { Router } from 'express'
import { register } from 'prom-client'
import { DomainError } from '#platform/domain-error'
import type { System } from './compose.ts'
import { metricsText } from './operator-metrics.ts'

/** For those who run the system: does it live, is it ready, what does it measure. */
export function operatorRoutes(system: System): Router {
  const { sql, orm, config, ending } = system
  // Exactly as the proxies know them, which keep whoever comes from outside away from what is measured.
  const router = Router({ strict: true, caseSensitive: true })
  router.get('/healthz', (_req, res) => void res.json({ status: 'alive' }))

  router.get('/readyz', async (_req, res) => {
    const checks = await Promise.allSettled([
      assertStays(ending.signal),
      sql.rows({ text: 'select 1' }),
      assertMigrated(orm),
    ])
    const problems = checks
      .filter((check) => check.status === 'rejected')
      .map(({ reason }) => messageOf(reason))
    res.status(problems.length === 0 ? 200 : 503)
    res.json({ status: problems.length === 0 ? 'ready' : 'not ready', problems })
  })

  router.get('/metrics', async (req, res) => {
    if (!isAllowed(req.get('authorization'), config.metricsToken))
      throw new DomainError('forbidden', 'Send the token of METRICS_TOKEN as Authorization: Bearer <token>.')
    res.type(register.contentType).send(await metricsText(system))
  })
  return router
}

const LEAVING = 'this process is about to end'

async function assertStays(ending: AbortSignal): Promise<void> {
  if (ending.aborted) throw new Error(LEAVING)
}

async function assertMigrated(orm: System['orm']): Promise<void> {
  const pending = await orm.migrator.getPending()
  if (pending.length > 0) throw new Error(`${pending.length} migrations have not run yet`)
}

function messageOf(reason: unknown): string {
  return reason instanceof Error && (reason.message === LEAVING || /migrations/.test(reason.message))
    ? reason.message
    : 'the database does not answer'
}

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false
  const given = Buffer.from(header)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
