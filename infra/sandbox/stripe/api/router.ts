import { createHash } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import qs from 'qs'
import type { Store } from '../../store.ts'
import type { Context } from '../billing/context.ts'
import { API_VERSION } from '../objects/event.ts'
import { newId } from '../objects/ids.ts'
import type { SandboxClock } from '../past.ts'
import type { KeptAnswer, State } from '../state.ts'
import { ApiError } from './api-error.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { expandFields } from './expand.ts'
import { checkKey } from './keys.ts'

interface ApiParts {
  store: Store
  state: State
  clock: SandboxClock
  /** Where the provider's own pages live. */
  pages: string
  /** Told after each call that may have written something. */
  onWritten: () => void
}

type Params = Record<string, unknown>

/** The provider's API, version 1. */
export function stripeApiRoutes(parts: ApiParts): Router {
  const router = Router()
  router.use(express.urlencoded({ extended: true, limit: '1mb' }))
  for (const endpoint of ENDPOINTS) {
    router[endpoint.method](endpoint.path, (req, res) => {
      const { status, body, replayed } = answer(parts, endpoint, req)
      if (replayed) res.set('idempotent-replayed', 'true')
      send(res, status, body)
      parts.onWritten()
    })
  }
  router.use(explain)
  return router
}

function answer({ store, ...parts }: ApiParts, endpoint: AnyEndpoint, req: Request) {
  const all = paramsOf(req)
  checkKey(req, all, endpoint)
  const { key: _key, _stripe_version, ...params } = all
  const idempotencyKey = req.method === 'POST' ? req.get('idempotency-key') : undefined
  const asked = hash([req.path, params])
  const { state } = parts
  const kept = idempotencyKey === undefined ? undefined : state.answers.get(idempotencyKey)
  if (kept) return { ...sameAnswer(kept, asked), replayed: true }
  // What is refused before the work begins is not remembered, as at the provider; what the work comes to is.
  const work = endpoint.take(params)
  const keep = (result: Result) => {
    if (idempotencyKey !== undefined) state.answers.put({ id: idempotencyKey, asked, ...result })
    return { ...result, replayed: false }
  }
  try {
    return store.transaction(() => keep(perform(parts, work, req, params)))
  } catch (error) {
    // What it wrote before it refused is undone; that it refused is not.
    if (error instanceof ApiError) return keep(refusal(error))
    throw error
  }
}

type Result = Pick<KeptAnswer, 'status' | 'body'>

const refusal = ({ status, body }: ApiError): Result => ({ status, body: { error: body } })

function paramsOf(req: Request): Params {
  if (req.method === 'POST') return { ...req.body }
  const { search } = new URL(req.originalUrl, 'http://sandbox')
  return { ...qs.parse(search.slice(1), { arrayLimit: 100 }) }
}

/** What an endpoint wrote before it returned a refusal stays. */
function perform(
  { state, clock, pages }: Pick<ApiParts, 'state' | 'clock' | 'pages'>,
  work: ReturnType<AnyEndpoint['take']>,
  req: Request,
  params: Params,
): Result {
  const context: Context = {
    state,
    pages,
    now: clock.seconds(),
    silent: clock.isInThePast(),
    request: { id: newId('req', 14), idempotency_key: req.get('idempotency-key') ?? null },
  }
  const id = req.params.id
  const result = work(context, typeof id === 'string' ? id : '')
  if (result instanceof ApiError) return refusal(result)
  const paths = Array.isArray(params.expand) ? params.expand.map(String) : []
  return { status: 200, body: expandFields(state, result, paths) }
}

function sameAnswer({ asked, status, body }: KeptAnswer, now: string) {
  if (asked === now) return { status, body }
  throw new ApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using another key.',
  })
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

function send(res: Response, status: number, body: object): void {
  res
    .set({ 'request-id': newId('req', 14), 'stripe-version': API_VERSION })
    .status(status)
    .json(body)
}

const explain: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof ApiError)) return next(error)
  send(res, error.status, { error: error.body })
}
