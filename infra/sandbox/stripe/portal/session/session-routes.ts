import { type Request, Router } from 'express'
import { contextNow, type PortalParts } from '../portal-parts.ts'
import { type Done, findVisit, sendVisitPage } from '../visit.ts'
import { addCardRoutes } from './card-routes.ts'
import { addEndingRoutes } from './ending-routes.ts'
import { flowPath } from './flow-path.ts'
import { frontMain } from './front-page.ts'
import { addPlanRoutes } from './plan-routes.ts'

const DONE: readonly Done[] = ['card', 'plan', 'cancel', 'resume']

/** One visit to the billing portal: `/:session`, and what lies below it. */
export function sessionRoutes(parts: PortalParts): Router {
  const router = Router()
  router.get('/:session', (req, res, next) => {
    const start = flowPath(findVisit(contextNow(parts), req.params.session).session)
    if (start === undefined) return next()
    res.redirect(303, start)
  })
  router.get(['/:session', '/:session/overview'], (req, res) => {
    const context = contextNow(parts)
    const visit = findVisit(context, String(req.params.session))
    const main = frontMain(context, visit, doneOf(req))
    sendVisitPage(res, visit, { title: 'Billing', main, isFront: true })
  })
  addCardRoutes(router, parts)
  addPlanRoutes(router, parts)
  addEndingRoutes(router, parts)
  return router
}

function doneOf({ query }: Request): Done | undefined {
  return DONE.find((done) => done === query.done)
}
