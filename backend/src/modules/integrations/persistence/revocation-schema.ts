import { CHANNELS } from '@meridian/contracts/values/channels'
import { defineEntity, p } from '@mikro-orm/core'

/** The removal of one person from one channel, because of one event; open until `removedAt`. */
export const RevocationSchema = defineEntity({
  name: 'Revocation',
  tableName: 'channel_revocations',
  properties: {
    eventId: p.uuid().primary(),
    channel: p.enum(CHANNELS).primary(),
    accountId: p.uuid(),
    lostAt: p.datetime(),
    removedAt: p.datetime().nullable(),
  },
})
