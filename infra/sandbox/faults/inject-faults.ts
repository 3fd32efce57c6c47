import express, { type Request, type RequestHandler, type Response } from 'express'
import type { Provider } from '../providers.ts'
import { type FaultBoard, type FaultKind, SLOW_MS } from './fault-board.ts'
import { providerError, RETRY_AFTER_S } from './provider-errors.ts'

// A spoiled call never reaches the stand-in's own parser, and its body is still worth recording.
const PARSERS = [express.json(), express.urlencoded({ extended: true })]

/** Spoils the calls to a provider that its fault says, before the stand-in sees them. */
export function injectFaults(provider: Provider, faults: FaultBoard): RequestHandler {
  return (req, res, next) => {
    const kind = faults.take(provider)
    if (kind === undefined) return next()
    if (kind === 'slow') return delay(res, next)
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

function refuse(kind: Exclude<FaultKind, 'slow'>, provider: Provider, res: Response) {
  if (kind === 'down') return void res.socket?.destroy()
  if (kind === 'cut-off') return cutOff(res)
  const status = kind === 'rate-limited' ? 429 : 500
  if (status === 429) res.set('retry-after', String(RETRY_AFTER_S))
  res.status(status).json(providerError(provider, status))
}

/** A good beginning, and then nothing. */
function cutOff(res: Response) {
  res.set({ 'content-type': 'application/json', 'content-length': '1000' })
  res.write('{"object":"list","results":[{"obj', () => res.socket?.destroy())
}
