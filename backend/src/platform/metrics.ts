import type { RequestHandler } from 'express'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'

collectDefaultMetrics()

/** How long a route works on a request that it answers; refusals cost nothing worth measuring. */
export const requestSeconds = new Histogram({
  name: 'meridian_http_request_duration_seconds',
  help: 'Time to answer a request',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
})

/** How long consumers work on a message, and whether that went well; refusals of providers are failures here. */
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

/** Counts the webhooks of a provider by their answers; goes before everything that may refuse one. */
export function countWebhooks(provider: string): RequestHandler {
  return (_req, res, next) => {
    // Also emitted when the sender has hung up before the answer.
    res.once('close', () => {
      webhooks.inc({ provider, outcome: res.headersSent ? outcomeOf(res.statusCode) : 'broken-off' })
    })
    next()
  }
}

function outcomeOf(status: number): 'accepted' | 'refused' | 'failed' {
  if (status < 400) return 'accepted'
  return status < 500 ? 'refused' : 'failed'
}
