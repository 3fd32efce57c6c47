import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import type { FaultBoard } from '../faults/fault-board.ts'
import { isProvider, PROVIDERS } from '../providers.ts'
import type { RequestLog } from '../requests/request-log.ts'
import { parseFault } from './fault-request.ts'
import { ControlError } from './parse-control.ts'

interface ControlDependencies {
  requests: RequestLog
  faults: FaultBoard
  /** Forgets everything that any stand-in holds. */
  reset: () => Promise<void>
}

/** What tests and the console use to look at the stand-ins and to spoil their calls. */
export function controlRoutes({ requests, faults, reset }: ControlDependencies): Router {
  const router = Router()
  router.get('/requests', (req, res) => {
    const { provider } = req.query
    if (provider !== undefined && !isProvider(provider))
      throw new ControlError(`provider: one of ${PROVIDERS.join(', ')}, or none for all`)
    res.json(requests.list(provider))
  })
  router.get('/fault', (_req, res) => {
    res.json(faults.list())
  })
  router.post('/fault', express.json(), (req, res) => {
    faults.set(parseFault(req.body))
    res.json(faults.list())
  })
  router.post('/reset', async (_req, res) => {
    await reset()
    res.json({ reset: true })
  })
  return router
}

/** Keeps web pages of other origins from operating the controls through a visitor's browser. */
export const refuseForeignPages: RequestHandler = (req, res, next) => {
  const origin = req.get('origin')
  if (req.method === 'GET' || origin === undefined || origin === `http://${req.get('host')}`) return next()
  res
    .status(403)
    .json({ error: `Control calls from the page ${origin} are refused. Use the sandbox's own console.` })
}

/** Answers control calls to an address that does not exist. */
export const unknownControl: RequestHandler = (req, res) => {
  res.status(404).json({ error: `There is no control ${req.method} ${req.originalUrl}.` })
}

/** Says what is wrong with a control call. Other errors go on to the next handler. */
export const explainControlErrors: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof ControlError)) return next(error)
  res.status(400).json({ error: error.message })
}
