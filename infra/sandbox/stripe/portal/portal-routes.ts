import { fileURLToPath } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { html } from '../../html.ts'
import { invoiceRoutes } from './invoices/invoice-routes.ts'
import { sendPage } from './layout.ts'
import { contextNow, type PortalParts } from './portal-parts.ts'
import { noSuchPage, PortalProblem } from './problem.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { findVisitIfAny, frontPath, sendVisitPage } from './visit.ts'

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
  router.use(explainProblem(parts))
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

/** Says what is wrong, with a way back where there is one. */
const explainProblem =
  (parts: PortalParts): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (!(error instanceof PortalProblem)) return next(error)
    const { title, message, status } = error
    const session = /^\/session\/(\w+)/.exec(req.path)?.[1]
    const visit = session === undefined ? undefined : findVisitIfAny(contextNow(parts), session)
    const main = html`<h1>${title}</h1>
<p>${message}</p>
${visit && html`<p><a href="${frontPath(visit.session)}">See your billing</a></p>`}`
    if (visit) sendVisitPage(res, visit, { title, main, isFront: true }, status)
    else sendPage(res, { title, main }, status)
  }
