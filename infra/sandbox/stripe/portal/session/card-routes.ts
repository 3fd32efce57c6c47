import type { Response, Router } from 'express'
import type { Context } from '../../billing/context.ts'
import { NOT_AUTHENTICATED } from '../../billing/payments.ts'
import type { PaymentMethod } from '../../objects/payment-method.ts'
import { cardText } from '../card/card-on-file.ts'
import { adoptCard, type SavedCard, saveTypedCard } from '../card/save-card.ts'
import { NOTHING_TYPED, readCard, type TypedCard } from '../card/typed-card.ts'
import { challengeMain, readOutcome } from '../challenge.ts'
import { sessionPath } from '../paths.ts'
import { act, contextNow, type PortalParts } from '../portal-parts.ts'
import { noSuchPage, notOffered } from '../problem.ts'
import { findVisit, pathAfter, sendVisitPage, type Visit } from '../visit.ts'
import { cardMain } from './card-page.ts'

/** Another card, and its bank's question to the owner where there is one. */
export function addCardRoutes(router: Router, parts: PortalParts): void {
  router.get('/:session/card', (req, res) => {
    const context = contextNow(parts)
    const visit = find(context, req.params.session)
    sendVisitPage(res, visit, { title: 'Change card', main: cardMain(context, visit, NOTHING_TYPED, {}) })
  })
  router.post('/:session/card', (req, res) => {
    const typed = readCard(req.body)
    const { visit, saved } = act(parts, (context) => {
      const visit = find(context, req.params.session)
      return { visit, saved: saveTypedCard(context, visit.customer, typed) }
    })
    answer(parts, res, visit, saved, typed)
  })
  router.get('/:session/card/:method', (req, res) => {
    const context = contextNow(parts)
    const visit = find(context, req.params.session)
    const method = waitingCard(context, req.params.method)
    const main = challengeMain(
      `It is about ${cardText(method)}.`,
      sessionPath(visit.session.id, `/card/${method.id}`),
    )
    sendVisitPage(res, visit, { title: 'Your bank asks', main })
  })
  router.post('/:session/card/:method', (req, res) => {
    const outcome = readOutcome(req.body)
    const { visit, saved } = act(parts, (context) => {
      const visit = find(context, req.params.session)
      return {
        visit,
        saved: settle(context, visit, waitingCard(context, req.params.method), outcome === 'complete'),
      }
    })
    answer(parts, res, visit, saved, NOTHING_TYPED)
  })
}

function answer(parts: PortalParts, res: Response, visit: Visit, saved: SavedCard, typed: TypedCard): void {
  if (saved.kind === 'saved') return res.redirect(303, pathAfter(visit, 'card'))
  if (saved.kind === 'challenge')
    return res.redirect(303, sessionPath(visit.session.id, `/card/${saved.method.id}`))
  const main = cardMain(contextNow(parts), visit, typed, saved.problems)
  sendVisitPage(res, visit, { title: 'Card not taken', main }, 402)
}

function settle(context: Context, { customer }: Visit, method: PaymentMethod, passed: boolean): SavedCard {
  if (passed) return adoptCard(context, customer, method)
  context.state.paymentMethods.delete(method.id)
  return { kind: 'refused', problems: { card: NOT_AUTHENTICATED } }
}

/** @throws PortalProblem for a card that nobody is asked about (any more) */
function waitingCard({ state }: Context, id: string): PaymentMethod {
  const method = state.paymentMethods.get(id)
  if (!method || method.customer !== null) throw noSuchPage()
  return method
}

/** @throws PortalProblem where changing the card is not offered */
function find(context: Context, session: string): Visit {
  const visit = findVisit(context, session)
  if (!visit.features.payment_method_update.enabled) throw notOffered('Changing the card')
  return visit
}
