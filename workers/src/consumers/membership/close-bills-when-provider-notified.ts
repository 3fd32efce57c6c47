import { DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nobody pays for a membership that has ended: it would bring nothing back. */
export const closeBillsWhenProviderNotified = ({ billing }: WorkerParts) =>
  defineConsumer({
    name: 'close-bills-when-provider-notified',
    queue: 'membership',
    on: ['membership.provider-notified'],
    async handle({ payload: { endedSubscriptionId: ended } }) {
      if (!ended) return NOTHING_TO_DO
      await billing.closeBills(ended)
      return DONE
    },
  })
