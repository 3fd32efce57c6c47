import { defineEntity, p } from '@mikro-orm/core'
import { AccountSchema } from './account-schema.ts'

/** A mailed link that confirms an address once: the account's own, or the one that it is to have. */
export const EmailLinkSchema = defineEntity({
  name: 'EmailLink',
  tableName: 'email_links',
  properties: {
    id: p.uuid().primary(),
    // A relation, so that an account that is opened in the same transaction is written first.
    accountId: () => p.manyToOne(AccountSchema).mapToPk().fieldName('account_id'),
    email: p.text(),
    emailKey: p.text(),
    madeAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
})
