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

/**
 * Whoever asks has to get an answer before they give up; connections themselves would wait for their servers. The queues
 * are asked for a number, the database for its migrations, and it may be busy.
 */
const QUEUES_ANSWER_WITHIN_MS = 1_000
const DATABASE_ANSWERS_WITHIN_MS = 3_000

function readiness({ ending, sql, orm, queues }: System, work: boolean): Promise<unknown>[] {
  const database = Promise.all([sql.rows({ text: 'select 1' }), assertMigrated(orm)])
  const checks = [
    assertStays(ending.signal),
    inTime(database, DATABASE_ANSWERS_WITHIN_MS, 'the database does not answer'),
  ]
  return work ? [...checks, assertTakesWork(queues)] : checks
}

async function assertStays(ending: AbortSignal): Promise<void> {
  if (ending.aborted) throw new NotReady('this process is about to end')
}

async function assertMigrated(orm: System['orm']): Promise<void> {
  const pending = await orm.migrator.getPending()
  if (pending.length > 0) throw new NotReady(`${pending.length} migrations have not run yet`)
}

async function assertTakesWork(queues: System['queues']): Promise<void> {
  const problem = 'the queues do not answer'
  await inTime(queues.counts(QUEUE_NAMES[0]), QUEUES_ANSWER_WITHIN_MS, problem).catch(() => {
    throw new NotReady(problem)
  })
}

/** Rejects with the problem when the answer does not come in time. */
async function inTime(answer: Promise<unknown>, withinMs: number, problem: string): Promise<void> {
  const late = new AbortController()
  const tooLate = pause(withinMs, undefined, { signal: late.signal }).then(() => {
    throw new NotReady(problem)
  })
  try {
    await Promise.race([answer, tooLate])
  } finally {
    late.abort()
  }
}

function isAllowed(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false
  const given = Buffer.from(header)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
