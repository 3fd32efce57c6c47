import { fileURLToPath } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { html } from '../../html.ts'
import { invoiceRoutes } from './invoices/invoice-routes.ts'
import { sendPage } from './layout.ts'
import type { PortalParts } from './portal-parts.ts'
import { noSuchPage, PortalProblem } from './problem.ts'
import { sessionRoutes } from './session/session-routes.ts'

const STYLE = fileURLToPath(new URL('assets/portal.css', import.meta.url))

/** The provider's own pages: the billing portal at `/session/:id`, and invoices at `/invoices/:id` and `/invoices/:id.pdf`. */
export function portalRoutes(parts: PortalParts): Router {
  const router = Router()
  router.use(refuseForeignForms, express.urlencoded({ extended: false, limit: '10kb' }))
  router.get('/portal.css', (_req, res) => {
    res.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).sendFile(STYLE)
  })
  router.use('/session', sessionRoutes(parts))
  router.use('/invoices', invoiceRoutes(parts))
  router.use(() => {
    throw noSuchPage()
  })
  router.use(explainProblem)
  return router
}

/** Keeps pages of other sites from paying or cancelling through a visitor's browser. */
const refuseForeignForms: RequestHandler = (req, _res, next) => {
  const origin = req.get('origin')
  if (req.method === 'GET' || origin === undefined || origin === `http://${req.get('host')}`) return next()
  throw new PortalProblem(
    403,
    'This form came from elsewhere',
    `The page ${origin} may not send forms here. Use the pages of billing themselves.`,
  )
}

const explainProblem: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof PortalProblem)) return next(error)
  const main = html`<h1>${error.title}</h1>
<p>${error.message}</p>`
  sendPage(res, { title: error.title, main }, error.status)
}
