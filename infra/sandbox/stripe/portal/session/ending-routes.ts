import type { Router } from 'express'
import type { Context } from '../../billing/context.ts'
import { act, contextNow, type PortalParts } from '../portal-parts.ts'
import { notOffered } from '../problem.ts'
import { findVisit, pathAfter, runningSubscription, sendVisitPage } from '../visit.ts'
import { cancelMain, endPlan, resumePlan } from './cancel.ts'

const PATH = '/:session/subscriptions/:subscription'

interface Ids {
  session: string
  subscription: string
}

/** Cancelling a plan, and going on after all. */
export function addEndingRoutes(router: Router, parts: PortalParts): void {
  router.get(`${PATH}/cancel`, (req, res) => {
    const context = contextNow(parts)
    const { visit, subscription } = find(context, req.params)
    sendVisitPage(res, visit, { title: 'Cancel plan', main: cancelMain(context, visit, subscription) })
  })
  router.post(`${PATH}/cancel`, (req, res) => {
    const next = act(parts, (context) => {
      const { visit, subscription } = find(context, req.params)
      endPlan(context, visit, subscription)
      return pathAfter(visit, 'cancel')
    })
    res.redirect(303, next)
  })
  router.post(`${PATH}/resume`, (req, res) => {
    const next = act(parts, (context) => {
      const { visit, subscription } = find(context, req.params)
      resumePlan(context, subscription)
      return pathAfter(visit, 'resume')
    })
    res.redirect(303, next)
  })
}

/** @throws PortalProblem where there is nothing to end, or it is not offered */
function find(context: Context, ids: Ids) {
  const visit = findVisit(context, ids.session)
  if (!visit.features.subscription_cancel.enabled) throw notOffered('Cancelling')
  return { visit, subscription: runningSubscription(context, visit, ids.subscription) }
}
