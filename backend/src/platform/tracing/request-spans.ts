import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { Request, RequestHandler } from 'express'

/** What is requested all the time and leads to nothing. */
const QUIET = /^\/(assets\/|media\/|healthz|readyz|metrics)/

/**
 * Makes a span of each request, named by its route, since addresses hold the keys of feeds and calendars. A trace that
 * the sender claims to be part of is not taken over, since anybody could send one.
 */
export function createRequestSpans(tracer: Tracer): RequestHandler {
  return (req, res, next) => {
    if (QUIET.test(req.path)) return next()
    const span = tracer.startSpan(
      req.method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': req.method } },
      ROOT_CONTEXT,
    )
    res.once('close', () => {
      const route = routeOf(req)
      if (route !== undefined) span.updateName(`${req.method} ${route}`).setAttribute('http.route', route)
      span.setAttribute('http.response.status_code', res.statusCode)
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(ROOT_CONTEXT, span), next)
  }
}

/** The pattern that the request matched, such as `/api/meetups/:meetupId`. */
function routeOf(req: Request): string | undefined {
  const { route }: { route?: { path?: unknown } } = req
  return typeof route?.path === 'string' ? req.baseUrl + route.path : undefined
}
