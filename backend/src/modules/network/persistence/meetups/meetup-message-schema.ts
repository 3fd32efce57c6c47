import { defineEntity, p } from '@mikro-orm/core'

/** What an organiser wrote to those who hold a place. */
export const MeetupMessageSchema = defineEntity({
  name: 'MeetupMessage',
  tableName: 'meetup_messages',
  properties: {
    id: p.uuid().primary(),
    meetupId: p.uuid(),
    senderId: p.uuid(),
    subject: p.text(),
    text: p.text(),
    writtenAt: p.datetime(),
  },
})
