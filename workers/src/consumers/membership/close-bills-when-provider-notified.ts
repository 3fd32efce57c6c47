import { DONE, defineChoosingConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Nobody pays for a membership that has ended: it would bring nothing back. */
export const closeBillsWhenProviderNotified = ({ billing }: WorkerParts) =>
  defineChoosingConsumer({
    name: 'close-bills-when-provider-notified',
    queue: 'membership',
    on: ['membership.provider-notified'],
    concern: ({ payload: { endedSubscriptionId } }) => endedSubscriptionId ?? undefined,
    async handle(ended) {
      await billing.closeBills(ended)
      return DONE
    },
  })
