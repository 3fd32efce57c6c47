import express, { type ErrorRequestHandler, type Express, type Router } from 'express'
import {
  controlRoutes,
  explainControlErrors,
  refuseForeignPages,
  unknownControl,
} from './control/control-routes.ts'
import type { FaultBoard } from './faults/fault-board.ts'
import { mountProvider, type ProviderMount } from './mount-provider.ts'
import type { RequestLog } from './requests/request-log.ts'

export interface SandboxParts {
  requests: RequestLog
  faults: FaultBoard
  reset: () => Promise<void>
  /** What is recorded and can be spoiled. */
  providers: ProviderMount[]
  /** Controls other than the common ones, by their path below /control. */
  controls: Record<string, Router>
  /** Pages and scripts for people and browsers, by path: never recorded, never spoiled. */
  pages: Record<string, Router>
  log: (line: string) => void
}

/** Puts the stand-ins, their controls and their pages into one HTTP app. */
export function createApp(parts: SandboxParts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use('/control', refuseForeignPages)
  for (const [path, router] of Object.entries(parts.controls)) app.use(`/control/${path}`, router)
  app.use('/control', controlRoutes(parts), unknownControl, explainControlErrors)
  for (const mount of parts.providers) mountProvider(app, mount, parts.requests, parts.faults)
  for (const [path, router] of Object.entries(parts.pages)) app.use(path, router)
  app.use(answerErrors(parts.log))
  return app
}

function answerErrors(log: (line: string) => void): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error)
    const status = httpStatus(error)
    if (status >= 500) log(`${req.method} ${req.originalUrl} failed: ${describe(error)}`)
    const message =
      status < 500 && error instanceof Error ? error.message : 'The sandbox failed; its log says why.'
    res.status(status).json({ error: message })
  }
}

function httpStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500
  return typeof error.status === 'number' ? error.status : 500
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
