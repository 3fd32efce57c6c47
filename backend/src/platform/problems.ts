import type { ErrorRequestHandler, Request, Response } from 'express'
import { isConnectionLoss } from './connection-loss.ts'
import { DomainError, type ErrorCode } from './domain-error.ts'
import type { Log } from './log.ts'

const STATUS: Record<ErrorCode, number> = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'payment-incomplete': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  'payments-unavailable': 503,
  unavailable: 503,
  'bad-gateway': 502,
}

/** Turns what a handler threw into an answer a person can read. Nothing internal leaves the server. */
export function problemHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error)
    const refusal = asDomainError(error)
    if (refusal === undefined) {
      log.error({ err: error, requestId: req.id }, 'request failed')
      return send(req, res, 500, `Something went wrong on our side. Please try again. (${String(req.id)})`)
    }
    if (refusal.details.cause !== undefined) log.warn({ err: refusal, requestId: req.id }, 'request refused')
    if (refusal.details.retryAfter !== undefined) res.set('Retry-After', String(refusal.details.retryAfter))
    const { supportMessage, secondFactor } = refusal.details
    if (supportMessage !== undefined || secondFactor) {
      res.status(STATUS[refusal.code]).json({ message: refusal.message, supportMessage, secondFactor })
      return
    }
    send(req, res, STATUS[refusal.code], refusal.message)
  }
}

function send(req: Request, res: Response, status: number, message: string): void {
  res.status(status)
  if (
    req.accepts(['text/plain', 'application/json', 'application/problem+json']) === 'application/problem+json'
  ) {
    res
      .type('application/problem+json')
      .send(JSON.stringify({ status, title: message, instance: String(req.id) }))
    return
  }
  res.type('text/plain').send(message)
}

/** Errors of the body parser carry a status of their own; a lost database is known by its code. */
function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error
  if (!(error instanceof Error)) return undefined
  if (isConnectionLoss(error)) {
    const text = 'The service is not available right now. Please try again in a moment.'
    return new DomainError('unavailable', text, { retryAfter: 5, cause: error })
  }
  const status = 'status' in error ? error.status : undefined
  if (status === 413) return new DomainError('too-large', 'The request is too large.')
  if (status === 415) return new DomainError('unsupported-media-type', 'Send JSON in UTF-8.')
  if (status === 400) return new DomainError('invalid-input', 'The body is not valid JSON.')
  return undefined
}
