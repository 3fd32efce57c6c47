import { defineEntity, p } from '@mikro-orm/core'

/** Where a person is, exactly as they said it, which is shown only to themselves; and where others last saw them. */
export const LocationSchema = defineEntity({
  name: 'MemberLocation',
  tableName: 'member_locations',
  properties: {
    accountId: p.uuid().primary(),
    latitude: p.float().columnType('double precision'),
    longitude: p.float().columnType('double precision'),
    city: p.text(),
    country: p.text(),
    isPublic: p.boolean(),
    sharedAt: p.datetime(),
    seenLatitude: p.float().columnType('double precision').nullable(),
    seenLongitude: p.float().columnType('double precision').nullable(),
    version: p.integer().version(),
  },
})
