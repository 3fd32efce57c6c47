import { STATUS_CODES } from 'node:http'
import { DomainError, type ErrorCode, type ErrorDetails } from '@meridian/contracts/values/domain-error'
import type { ErrorRequestHandler, Request, Response } from 'express'
import { isOvertaken } from '../database/lost-race.ts'
import { isConnectionLoss, savesNothing, tookTooLong } from '../database/troubles.ts'
import type { Log } from '../log/log.ts'
import { noteRefusal } from '../log/refusal-log.ts'
import { queuesCannotBeUsed } from '../queues/queue-troubles.ts'
import { KeyLost } from '../secrets/secret-box.ts'

const PROBLEM = 'application/problem+json'

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
    if (refusal === undefined && isRefusal(error)) {
      const { status, headers = {} } = error
      const message = `This request cannot be answered: ${STATUS_CODES[status]}.`
      return send(req, res.set(headers), { status, code: 'invalid-input', message, more: {} })
    }
    if (refusal === undefined) {
      log.error({ err: error, requestId: req.id }, 'request failed')
      const message = `Something went wrong on our side. Please try again. (${String(req.id)})`
      return send(req, res, { status: 500, code: 'internal', message, more: {} })
    }
    noteRefusal(log, req, refusal)
    if (refusal.details.cause !== undefined) log.warn({ err: refusal, requestId: req.id }, 'request refused')
    if (refusal.details.retryAfter !== undefined) res.set('Retry-After', String(refusal.details.retryAfter))
    const { code, message } = refusal
    const { supportMessage, secondFactor } = refusal.details
    send(req, res, { status: STATUS[code], code, message, more: { supportMessage, secondFactor } })
  }
}

/**
 * Handles what fails once an answer has begun; stands behind `problemHandler`. The session library reports what it
 * could not store when the answer is already complete: the answer then stays as it is, and so does its connection,
 * which Express would close although other requests use it.
 */
export function lateFailureHandler(log: Log): ErrorRequestHandler {
  // Express recognises error handlers by their four parameters.
  return (error: unknown, req, res, _next) => {
    log.error({ err: error, requestId: req.id }, 'request failed after its answer had begun')
    if (!res.writableEnded) res.destroy()
  }
}

interface Problem {
  status: number
  code: ErrorCode | 'internal'
  message: string
  /** What a screen needs besides the text. */
  more: { [Name in 'supportMessage' | 'secondFactor']?: ErrorDetails[Name] | undefined }
}

/** Programs that ask for it get RFC 9457 with the code; people get the text, or JSON where a screen needs more. */
function send(req: Request, res: Response, { status, code, message, more }: Problem): void {
  res.status(status)
  if (req.accepts(['text/plain', 'application/json', PROBLEM]) === PROBLEM) {
    const title = STATUS_CODES[status]
    const problem = {
      type: 'about:blank',
      title,
      status,
      detail: message,
      code,
      instance: String(req.id),
      ...more,
    }
    res.type(PROBLEM).send(JSON.stringify(problem))
    return
  }
  if (more.supportMessage !== undefined || more.secondFactor) res.json({ message, ...more })
  else res.type('text/plain').send(message)
}

const BROKEN_ADDRESS =
  'This address is broken: it contains a % that does not stand for a character. Please copy the link again.'

/** For whoever is told nothing better by those who know what the secret is for. */
const KEY_LOST =
  'This does not work at the moment, because a key of ours is missing. Please tell those who run this community.'

/** What passes by itself, with the seconds after which to try again. */
const PASSING_TROUBLES = [
  {
    happened: isConnectionLoss,
    text: 'The service is not available right now. Please try again in a moment.',
    retryAfter: 5,
  },
  {
    happened: queuesCannotBeUsed,
    text: 'The queues cannot be used right now. Nothing is lost: what waits is done once their server is back.',
    retryAfter: 5,
  },
  {
    happened: savesNothing,
    text: 'Nothing can be saved right now. Please try again in a moment.',
    retryAfter: 5,
  },
  {
    happened: tookTooLong,
    text: 'This took too long, so we stopped it. Please try again in a moment.',
    retryAfter: 5,
  },
  {
    happened: isOvertaken,
    text: 'Others are changing the same at this moment. Please try again in a moment.',
    retryAfter: 1,
  },
]

/** Errors of the body parser carry a status of their own; what database and queues could not do, by how they say so. */
function asDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error
  if (!(error instanceof Error)) return undefined
  for (const { happened, text, retryAfter } of PASSING_TROUBLES)
    if (happened(error)) return new DomainError('unavailable', text, { retryAfter, cause: error })
  if (error instanceof KeyLost) return new DomainError('unavailable', KEY_LOST, { cause: error })
  const status = 'status' in error && error.status
  const type = 'type' in error && error.type
  if (status === 400 && error instanceof URIError) return new DomainError('invalid-input', BROKEN_ADDRESS)
  if (status === 413) return new DomainError('too-large', 'The request is too large.')
  if (type === 'encoding.unsupported')
    return new DomainError('unsupported-media-type', 'Send the body as it is, without a Content-Encoding.')
  if (status === 415) return new DomainError('unsupported-media-type', 'Send JSON in UTF-8.')
  if (type === 'entity.parse.failed') return new DomainError('invalid-input', 'The body is not valid JSON.')
  return undefined
}

/**
 * What the libraries that read requests or serve files refuse: a range that the file does not have, a path that is not
 * valid.
 */
function isRefusal(error: unknown): error is Error & { status: number; headers?: Record<string, string> } {
  if (!(error instanceof Error) || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
