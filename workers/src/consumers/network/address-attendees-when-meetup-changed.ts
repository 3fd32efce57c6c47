import { addressAttendees, defineConsumer, NOTHING_TO_DO } from '@meridian/backend/worker-api'
import type { DomainEvent, PayloadOf } from '@meridian/contracts/events/catalogue'
import type { WorkerParts } from '../../worker-parts.ts'

/** Makes one notice for each person, so that each of them gets one mail whatever happens to the others. */
export const addressAttendeesWhenMeetupChanged = ({ commands }: WorkerParts) =>
  defineConsumer({
    name: 'address-attendees-when-meetup-changed',
    queue: 'community',
    on: ['network.attendees-messaged', 'network.meetup-canceled', 'network.meetup-changed'],
    async handle(event, delivery) {
      const told = noticeOf(event)
      if (told === undefined) return NOTHING_TO_DO
      const input = { meetupId: event.payload.meetupId, ...told, since: event.occurredAt }
      return commands.runOnce(addressAttendees, input, delivery)
    },
  })

type Notice = Pick<PayloadOf<'network.notice-addressed'>, 'notice' | 'movedFrom'>

/** What there is to tell; nothing about a change that does not move the meetup. */
function noticeOf({ type, payload }: Extract<DomainEvent, { type: Told }>): Notice | undefined {
  switch (type) {
    case 'network.attendees-messaged':
      return { notice: { kind: 'message', messageId: payload.messageId }, movedFrom: null }
    case 'network.meetup-canceled':
      return { notice: { kind: 'canceled' }, movedFrom: null }
    case 'network.meetup-changed':
      return payload.movedFrom === null
        ? undefined
        : { notice: { kind: 'changed' }, movedFrom: payload.movedFrom }
  }
}

type Told = 'network.attendees-messaged' | 'network.meetup-canceled' | 'network.meetup-changed'
