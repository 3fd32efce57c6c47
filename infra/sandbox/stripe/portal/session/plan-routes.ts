import type { Router } from 'express'
import { z } from 'zod'
import { money } from '../../../console/format.ts'
import { type Html, html } from '../../../html.ts'
import type { Context } from '../../billing/context.ts'
import { NOT_AUTHENTICATED } from '../../billing/payments.ts'
import type { Subscription } from '../../objects/subscription.ts'
import { challengeMain, readOutcome } from '../challenge.ts'
import { subscriptionPath } from '../paths.ts'
import { planName } from '../plan.ts'
import { act, contextNow, type PortalParts } from '../portal-parts.ts'
import { notOffered, PortalProblem } from '../problem.ts'
import { findVisit, pathAfter, runningSubscription, sendVisitPage, type Visit } from '../visit.ts'
import { canChangePlan, offeredPrice, previewChange } from './plan-choice.ts'
import { choiceMain, confirmMain } from './plan-pages.ts'
import { PlanNotTaken, takePlan } from './take-plan.ts'

const confirmation = z.object({ due: z.coerce.number().int().min(0).catch(0) })

/** The amount, in the smallest unit, that stood beside the button. */
function readDue(body: unknown): number {
  return confirmation.safeParse(body).data?.due ?? 0
}

const PATH = '/:session/subscriptions/:subscription/plan'

/** Choosing another plan, and confirming what it costs. */
export function addPlanRoutes(router: Router, parts: PortalParts): void {
  router.get(PATH, (req, res) => {
    const context = contextNow(parts)
    const { visit, subscription } = find(context, req.params)
    sendVisitPage(res, visit, { title: 'Change plan', main: choiceMain(context, visit, subscription) })
  })
  router.get(`${PATH}/:price`, (req, res) => {
    const context = contextNow(parts)
    const { visit, subscription } = find(context, req.params)
    const to = offeredPrice(context, visit, req.params.price)
    sendVisitPage(res, visit, { title: 'Change plan', main: confirmMain(context, visit, subscription, to) })
  })
  router.post(`${PATH}/:price`, (req, res) => {
    const answer = confirm(parts, req.params, req.body)
    if ('next' in answer) return res.redirect(303, answer.next)
    sendVisitPage(res, answer.visit, { title: answer.title, main: answer.main }, answer.status)
  })
}

interface Ids {
  session: string
  subscription: string
  price: string
}

type Answer = { next: string } | { visit: Visit; title: string; main: Html; status: number }

function confirm(parts: PortalParts, ids: Ids, body: unknown): Answer {
  const outcome = readOutcome(body)
  try {
    const next = act(parts, (context) => {
      const { visit, subscription } = find(context, ids)
      const to = offeredPrice(context, visit, ids.price)
      if (outcome === 'fail') throw new PlanNotTaken(`${NOT_AUTHENTICATED} Your plan stays as it is.`)
      assertAmountSeen(previewChange(context, visit, subscription, to)?.amount_due ?? 0, body)
      takePlan(context, visit, subscription, to, outcome === 'complete')
      return pathAfter(visit, 'plan')
    })
    return { next }
  } catch (error) {
    if (!(error instanceof PlanNotTaken)) throw error
    return notTaken(contextNow(parts), ids, error)
  }
}

/** The amount falls as time goes by; nobody pays more than they saw. */
function assertAmountSeen(due: number, body: unknown): void {
  if (due > readDue(body))
    throw new PlanNotTaken('The amount is no longer the one you saw. Look at it again, then confirm.')
}

function notTaken(context: Context, ids: Ids, { message, challenge }: PlanNotTaken): Answer {
  const { visit, subscription } = find(context, ids)
  const to = offeredPrice(context, visit, ids.price)
  if (!challenge) {
    const main = confirmMain(context, visit, subscription, to, message)
    return { visit, title: 'Plan not changed', main, status: 402 }
  }
  const due = previewChange(context, visit, subscription, to)?.amount_due ?? 0
  const about = `It is about ${money(due, to.currency)} for your change to ${planName(context.state, to)}.`
  const action = subscriptionPath(ids.session, ids.subscription, `/plan/${ids.price}`)
  const main = challengeMain(about, action, html`<input type="hidden" name="due" value="${due}">`)
  return { visit, title: message, main, status: 200 }
}

/** @throws PortalProblem where there is nothing to change, or it is not offered */
function find(context: Context, ids: Omit<Ids, 'price'>): { visit: Visit; subscription: Subscription } {
  const visit = findVisit(context, ids.session)
  if (!visit.features.subscription_update.enabled) throw notOffered('Changing the plan')
  const subscription = runningSubscription(context, visit, ids.subscription)
  if (!canChangePlan(subscription))
    throw new PortalProblem(
      409,
      'This plan cannot be changed now',
      'Pay what is due first. A cancelled plan has to be resumed before it can be changed.',
    )
  return { visit, subscription }
}
