import type { PortalSession } from '../../objects/billing-portal.ts'
import { sessionPath, subscriptionPath } from '../paths.ts'

/** The page that a visit begins with; undefined for the overview. */
export function flowPath({ id, flow }: PortalSession): string | undefined {
  const {
    subscription_cancel: cancel,
    subscription_update: update,
    subscription_update_confirm: confirm,
  } = flow ?? {}
  if (flow?.type === 'payment_method_update') return sessionPath(id, '/card')
  if (cancel) return subscriptionPath(id, cancel.subscription, '/cancel')
  if (update) return subscriptionPath(id, update.subscription, '/plan')
  const price = confirm?.items[0]?.price
  return confirm && price ? subscriptionPath(id, confirm.subscription, `/plan/${price}`) : undefined
}
