import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post } from '../../../lib/http.ts'
import { changingFigures } from '../../../lib/refreshed-resource.ts'
import { useLiveResource } from '../../../lib/resource.ts'

const PATH = '/api/second-subscriptions'

/** People who pay for two memberships, or may be charged for two. Only staff may ask; for others nothing is asked. */
export const useSecondSubscriptions = (mayAsk: boolean): Loaded<SecondSubscription[]> =>
  useLiveResource(mayAsk ? PATH : null)

/** Gives a second payment back, if there was one, and ends its subscription; the reason goes into the record. */
export const settleSecond = (subscriptionId: string, reason: string): Promise<{ message: string }> =>
  changingFigures(post(`${PATH}/${encodeURIComponent(subscriptionId)}/refund`, { reason }))
