import type { Request, RequestHandler } from 'express'
import type { Provider } from '../providers.ts'
import type { RecordedRequest, RequestLog } from './request-log.ts'

/** Records each call to a provider. The body is taken when the call ends, as the stand-in's own parser read it. */
export function recordRequests(provider: Provider, log: RequestLog): RequestHandler {
  return (req, res, next) => {
    const recorded: RecordedRequest = {
      provider,
      method: req.method,
      path: req.baseUrl + req.path,
      query: req.query,
      idempotencyKey: req.get('idempotency-key') ?? null,
      body: null,
      status: null,
      at: new Date().toISOString(),
    }
    log.add(recorded)
    res.once('close', () => {
      recorded.body = readableBody(req)
      recorded.status = res.writableFinished ? res.statusCode : null
    })
    next()
  }
}

function readableBody(req: Request): unknown {
  const body: unknown = req.body
  return Buffer.isBuffer(body) ? body.toString('utf8') : (body ?? null)
}
