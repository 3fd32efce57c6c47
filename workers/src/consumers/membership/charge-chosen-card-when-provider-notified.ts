import { DONE, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever enters another card at the provider means it for the membership, and for what is due of it. */
export const chargeChosenCardWhenProviderNotified = ({ billing }: WorkerParts) =>
  defineConsumer({
    name: 'charge-chosen-card-when-provider-notified',
    queue: 'membership',
    on: ['membership.provider-notified'],
    async handle({ payload: { customerId, chosenCardId: cardId, notificationId: choiceId } }) {
      if (!cardId || customerId === null) return NOTHING_TO_DO
      await billing.chargeChosenCard({ customerId, cardId, choiceId })
      return DONE
    },
  })
