import type { RequestHandler, Response } from 'express'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'

collectDefaultMetrics()

/** How long requests took, from their arrival to the end of the answer, and what became of them. */
const requestSeconds = new Histogram({
  name: 'meridian_http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['method', 'route', 'outcome'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
})

/** What failed before it found its route. Not under its address, which the client chooses. */
const NOWHERE = { method: 'any', path: 'none' }

/**
 * Measures the requests to endpoints, and counts whatever else failed. Goes before everything that may fail; an
 * endpoint identifies itself by `req.endpoint`.
 */
export const measureRequests: RequestHandler = (req, res, next) => {
  const begunAt = performance.now()
  // Also emitted when the client has hung up before the answer.
  res.once('close', () => {
    const outcome = outcomeOf(res)
    if (req.endpoint === undefined && outcome !== 'failed') return
    const { method, path } = req.endpoint ?? NOWHERE
    requestSeconds.observe({ method, route: path, outcome }, (performance.now() - begunAt) / 1_000)
  })
  next()
}

/** Counts an endpoint's failures from zero: a rate takes two readings, and the first failure is to count too. */
export function expectRequests({ method, path }: { method: string; path: string }): void {
  requestSeconds.zero({ method, route: path, outcome: 'failed' })
}

/** How long consumers work on a message, and whether it went well; refusals by providers are failures here. */
export const consumerSeconds = new Histogram({
  name: 'meridian_consumer_duration_seconds',
  help: 'Time that a consumer took for a message',
  labelNames: ['consumer', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 25],
})

const webhooks = new Counter({
  name: 'meridian_webhooks_total',
  help: 'Webhooks that came in, by what became of them',
  labelNames: ['provider', 'outcome'],
})

/** Counts the webhooks of a provider by their answers, failures from zero; goes before everything that may refuse one. */
export function countWebhooks(provider: string): RequestHandler {
  webhooks.inc({ provider, outcome: 'failed' }, 0)
  return (_req, res, next) => {
    // Also emitted when the sender has hung up before the answer.
    res.once('close', () => {
      webhooks.inc({ provider, outcome: outcomeOf(res) })
    })
    next()
  }
}

type Outcome = 'accepted' | 'refused' | 'failed' | 'broken-off'

/** What is written to a connection that the other side has left counts as no answer. */
function outcomeOf({ writableFinished, statusCode }: Response): Outcome {
  if (!writableFinished) return 'broken-off'
  if (statusCode < 400) return 'accepted'
  return statusCode < 500 ? 'refused' : 'failed'
}
