import express, { type Request, type RequestHandler, type Response } from 'express'
import type { Provider } from '../providers.ts'
import { type FaultBoard, type FaultKind, SLOW_MS } from './fault-board.ts'
import { providerError, RETRY_AFTER_S } from './provider-errors.ts'

const DRIP_MS = 250
const PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>'

// A spoiled call never reaches the stand-in's own parser, and its body is still worth recording.
const PARSERS = [express.json(), express.urlencoded({ extended: true })]

/** Trying again would lead to the same answer, says the provider that remembers it. */
const FINAL = { 'stripe-should-retry': 'false' }
const REPLAYED = { ...FINAL, 'idempotent-replayed': 'true' }

/** Spoils those calls to a provider that its fault concerns, before the stand-in sees them. */
export function injectFaults(provider: Provider, faults: FaultBoard): RequestHandler {
  return (req, res, next) => {
    const key = req.get('idempotency-key') ?? ''
    if (faults.failedKeys.has(key))
      return readBody(req, res, () => refuse('error', provider, res.set(REPLAYED)))
    const kind = faults.take(provider, req.path, key)
    if (kind === undefined) return next()
    if (kind === 'remembered') {
      faults.failedKeys.add(key)
      return failAfterwards(provider, res, next)
    }
    if (kind === 'slow') return delay(res, next)
    if (kind === 'cut-off') return cutOff(res, next)
    readBody(req, res, () => refuse(kind, provider, res))
  }
}

function delay(res: Response, next: () => void) {
  const timer = setTimeout(next, SLOW_MS)
  res.once('close', () => clearTimeout(timer))
}

function readBody(req: Request, res: Response, done: () => void, parsers = PARSERS) {
  const [parse, ...rest] = parsers
  if (!parse) return done()
  parse(req, res, (error) => (error ? done() : readBody(req, res, done, rest)))
}

/** The work is done, and half of the answer gets through. */
function cutOff(res: Response, next: () => void) {
  res.send = (body: unknown) => {
    const answer = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
    res.set('content-length', String(answer.length))
    res.write(answer.subarray(0, Math.floor(answer.length / 2)), () => res.socket?.destroy())
    return res
  }
  next()
}

/** The work is done, and nobody is told what it came to. */
function failAfterwards(provider: Provider, res: Response, next: () => void) {
  const send = res.send.bind(res)
  res.send = () => {
    res.status(500).set(FINAL)
    return send(JSON.stringify(providerError(provider, 500)))
  }
  next()
}

/** An answer that comes so slowly that nobody waits for its end. */
function drip(res: Response) {
  res.status(200).type('application/json')
  const timer = setInterval(() => res.write(' '), DRIP_MS)
  res.once('close', () => clearInterval(timer))
}

function refuse(
  kind: Exclude<FaultKind, 'slow' | 'cut-off' | 'remembered'>,
  provider: Provider,
  res: Response,
) {
  if (kind === 'down') return void res.socket?.destroy()
  if (kind === 'drip') return drip(res)
  if (kind === 'html') return void res.status(200).type('html').send(PAGE)
  const status = kind === 'rate-limited' ? 429 : 500
  if (status === 429) res.set('retry-after', String(RETRY_AFTER_S))
  res.status(status).json(providerError(provider, status))
}
