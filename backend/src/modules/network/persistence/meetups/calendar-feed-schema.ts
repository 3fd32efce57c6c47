import { defineEntity, p } from '@mikro-orm/core'

/** The calendar feed of a person: its id is what the secret address is made from. */
export const CalendarFeedSchema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    accountId: p.uuid().primary(),
    feedId: p.uuid().unique(),
    issuedAt: p.datetime(),
  },
})
