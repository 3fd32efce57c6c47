import type { Response } from 'express'
import type { Html } from '../../html.ts'
import type { Context } from '../billing/context.ts'
import { hasEnded } from '../billing/subscription-states.ts'
import type { PortalConfiguration, PortalSession } from '../objects/billing-portal.ts'
import type { Customer } from '../objects/customer.ts'
import type { Subscription } from '../objects/subscription.ts'
import { sendPage } from './layout.ts'
import { sessionPath } from './paths.ts'
import { noSuchPage, PortalProblem } from './problem.ts'

const LIFETIME = 86_400

/** Somebody before the billing portal: who, what they may do, and where they came from. */
export interface Visit {
  session: PortalSession
  customer: Customer
  features: PortalConfiguration['features']
  /** The site that sent them; null where none was named. */
  returnUrl: string | null
}

/** @throws PortalProblem for a session that is unknown or too old */
export function findVisit({ state, now }: Context, id: string): Visit {
  const session = state.portalSessions.get(id)
  const customer = session && state.customers.get(session.customer)
  const configuration = session && state.portalConfigurations.get(session.configuration)
  if (!session || !customer || customer._deleted || !configuration) throw noSuchPage()
  if (isExpired(session, now))
    throw new PortalProblem(
      410,
      'This page has expired',
      'It was open for a day. Open billing again from the site that sent you here.',
    )
  const returnUrl = session.return_url ?? configuration.default_return_url
  return { session, customer, features: configuration.features, returnUrl: webAddress(returnUrl) }
}

/** The same; undefined where there is none. */
export function findVisitIfAny(context: Context, id: string): Visit | undefined {
  try {
    return findVisit(context, id)
  } catch (error) {
    if (error instanceof PortalProblem) return undefined
    throw error
  }
}

/** Whether a session has expired; `now` in seconds since 1970. */
function isExpired({ created }: Pick<PortalSession, 'created'>, now: number): boolean {
  return now - created >= LIFETIME
}

function webAddress(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null
}

/**
 * A subscription of the visitor that still runs.
 * @throws PortalProblem for one that is somebody else's, unknown, ended or not begun
 */
export function runningSubscription({ state }: Context, { customer }: Visit, id: string): Subscription {
  const subscription = state.subscriptions.get(id)
  if (subscription?.customer !== customer.id) throw noSuchPage()
  if (!runs(subscription))
    throw new PortalProblem(
      409,
      hasEnded(subscription) ? 'This plan has ended' : 'This plan has not begun',
      'Nothing about it can be changed here. Go back to the site to begin a new one.',
    )
  return subscription
}

/** Whether it is paid for from period to period, or should be. */
export function runs({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active' || status === 'past_due'
}

/** The overview of a visit, whatever page the visit began with. */
export function frontPath({ id, flow }: PortalSession): string {
  return sessionPath(id, flow ? '/overview' : '')
}

/** What a visit may have begun for, by what was done. */
const PURPOSES: Record<Done, readonly string[]> = {
  card: ['payment_method_update'],
  plan: ['subscription_update', 'subscription_update_confirm'],
  cancel: ['subscription_cancel'],
  resume: ['subscription_cancel'],
}

/** What can be done in a visit; the overview has words for each. */
export type Done = 'card' | 'plan' | 'cancel' | 'resume'

/** Where visitors go after an action: to the site that wanted it, back to what the site wanted, or to the overview. */
export function pathAfter({ session }: Visit, done: Done): string {
  const url = redirectAfter(session)
  if (url === null) return `${frontPath(session)}?done=${done}`
  return PURPOSES[done].includes(session.flow?.type ?? '') ? url : sessionPath(session.id)
}

function redirectAfter({ flow }: PortalSession): string | null {
  const after = flow?.after_completion
  return after?.type === 'redirect' ? webAddress(after.redirect?.return_url ?? null) : null
}

/** Answers with a page of a visit; the link above it leads to the overview, and from there to the site. */
export function sendVisitPage(
  res: Response,
  visit: Visit,
  page: { title: string; main: Html; isFront?: boolean },
  status = 200,
): void {
  const { session, returnUrl } = visit
  const home =
    returnUrl === null ? undefined : { href: returnUrl, text: `Return to ${new URL(returnUrl).host}` }
  const goesHome = page.isFront || session.flow
  const back = goesHome ? home : { href: frontPath(session), text: 'Back to billing' }
  const leadsTo = [redirectAfter(session)].filter((url) => url !== null)
  sendPage(res, { title: page.title, main: page.main, back, leadsTo }, status)
}
