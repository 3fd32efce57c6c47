import { defineEntity, p } from '@mikro-orm/core'

/** A mailed link that sets a password once. */
export const PasswordLinkSchema = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_links',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
})
