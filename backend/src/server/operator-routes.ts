import { timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { QUEUE_NAMES } from '@meridian/contracts/values/queues'
import { Router } from 'express'
import { register } from 'prom-client'
import type { System } from '../compose.ts'
import { metricsText } from './operator-metrics.ts'

/**
 * For those who run the system: is it alive, is it ready, what does it measure.
 * @param work whether this process has to take work from the queues; one that only answers requests can do without
 */
export function operatorRoutes(system: System, { work }: { work: boolean }): Router {
  const { config } = system
  // Exactly as the proxies know them, which keep outsiders away from the metrics.
  const router = Router({ strict: true, caseSensitive: true })
  router.get('/healthz', (_req, res) => void res.json({ status: 'alive' }))

  router.get('/readyz', async (_req, res) => {
    const checks = await Promise.allSettled(readiness(system, work))
    const found = checks
      .filter((check) => check.status === 'rejected')
      .map(({ reason }) => (reason instanceof NotReady ? reason.message : 'the database does not answer'))
    const problems = [...new Set(found)]
    res.status(problems.length === 0 ? 200 : 503)
    res.json({ status: problems.length === 0 ? 'ready' : 'not ready', problems })
  })

  router.get('/metrics', async (req, res) => {
    if (!isAllowed(req.get('authorization'), config.metricsToken)) {
      res.set('WWW-Authenticate', 'Bearer')
      throw new DomainError(
        'not-signed-in',
        'Send the token of METRICS_TOKEN as Authorization: Bearer <token>.',
      )
    }
    res.type(register.contentType).send(await metricsText(system))
  })
  return router
}

/** Reported as it is; what other errors say is not for everybody who may ask. */
class NotReady extends Error {}

function readiness({ ending, sql, orm, queues }: System, work: boolean): Promise<unknown>[] {
  const checks = [assertStays(ending.signal), sql.rows({ text: 'select 1' }), assertMigrated(orm)]
  return work ? [...checks, assertTakesWork(queues)] : checks
}

async function assertStays(ending: AbortSignal): Promise<void> {
  if (ending.aborted) throw new NotReady('this process is about to end')
}

async function assertMigrated(orm: System['orm']): Promise<void> {
  const pending = await orm.migrator.getPending()
  if (pending.length > 0) throw new NotReady(`${pending.length} migrations have not run yet`)
}

/** Whoever asks has to get an answer within a second or two; the connection itself would wait for its server. */
const QUEUES_ANSWER_WITHIN_MS = 1_000

async function assertTakesWork(queues: System['queues']): Promise<void> {
  const late = new AbortController()
  const tooLate = pause(QUEUES_ANSWER_WITHIN_MS, 'late', { signal: late.signal })
  const answered = await Promise.race([queues.counts(QUEUE_NAMES[0]), tooLate]).catch(() => 'failed')
  late.abort()
  if (typeof answered === 'string') throw new NotReady('the queues do not answer')
}

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false
  const given = Buffer.from(header)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
