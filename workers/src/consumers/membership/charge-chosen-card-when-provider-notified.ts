import { DONE, defineChoosingConsumer } from '@meridian/backend/worker-api'
import type { WorkerParts } from '../../worker-parts.ts'

/** Whoever enters another card at the provider means it for the membership, and for what is due of it. */
export const chargeChosenCardWhenProviderNotified = ({ billing }: WorkerParts) =>
  defineChoosingConsumer({
    name: 'charge-chosen-card-when-provider-notified',
    queue: 'membership',
    on: ['membership.provider-notified'],
    concern: ({ payload: { customerId, chosenCardId: cardId, notificationId: choiceId } }) =>
      customerId !== null && cardId ? { customerId, cardId, choiceId } : undefined,
    async handle(choice) {
      await billing.chargeChosenCard(choice)
      return DONE
    },
  })
