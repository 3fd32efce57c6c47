import { randomUUID } from 'node:crypto'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { ZodError } from 'zod'
import type { Store } from '../store.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { PAGE_ENDPOINTS } from './endpoints/pages.ts'
import { queryDataSource } from './endpoints/query-data-source.ts'
import { WORKSPACE_ENDPOINTS } from './endpoints/workspace.ts'
import { invalid, NotionError } from './notion-error.ts'
import { createRateGate } from './rate.ts'
import { INTEGRATION_TOKEN, type NotionState } from './state.ts'

const ENDPOINTS: readonly AnyEndpoint[] = [...WORKSPACE_ENDPOINTS, queryDataSource, ...PAGE_ENDPOINTS]
/** The API versions whose databases hold data sources. */
const VERSIONS = ['2025-09-03', '2026-03-11']

/** The API below `/v1`: bearer token, a version in the header, JSON. */
export function notionRoutes(parts: {
  store: Store
  state: NotionState
  base: string
  seed: () => void
}): Router {
  const { store, state, base, seed } = parts
  const passGate = createRateGate(() => state.settings().perSecond)
  const router = Router()
  router.use(express.json({ limit: '500kb' }), (req, _res, next) => {
    seed()
    assertAllowed(req.get('authorization'), state)
    assertVersion(req.get('notion-version'))
    passGate()
    next()
  })
  for (const endpoint of ENDPOINTS) {
    const answer: RequestHandler = (req, res) => {
      const context = { state, base, now: new Date(), id: String(req.params.id ?? ''), query: req.query }
      res.json(store.transaction(() => endpoint.call(context, req.body)))
    }
    router[endpoint.method](endpoint.path, answer)
  }
  router.use(explain)
  return router
}

function assertAllowed(authorization: string | undefined, state: NotionState): void {
  if (authorization !== `Bearer ${INTEGRATION_TOKEN}` || state.settings().revoked)
    throw new NotionError('unauthorized', 'API token is invalid.')
}

function assertVersion(version: string | undefined): void {
  if (version === undefined)
    throw new NotionError(
      'missing_version',
      'Notion-Version header failed validation: Notion-Version header should be defined, instead was `undefined`.',
    )
  if (!VERSIONS.includes(version)) throw invalid(`Notion-Version header failed validation: ${version}`)
}

const explain: ErrorRequestHandler = (error, _req, res, next) => {
  const refusal = asRefusal(error)
  if (refusal === undefined) return next(error)
  const { code, status, message, retryAfter } = refusal
  if (retryAfter !== undefined) res.set('retry-after', String(retryAfter))
  res.status(status).json({ object: 'error', status, code, message, request_id: randomUUID() })
}

function asRefusal(error: unknown): NotionError | undefined {
  if (error instanceof NotionError) return error
  if (error instanceof SyntaxError) return new NotionError('invalid_json', 'Error parsing JSON body.')
  if (!(error instanceof ZodError)) return undefined
  const [issue] = error.issues
  return invalid(`body failed validation: body.${issue?.path.join('.')}: ${issue?.message}`)
}
