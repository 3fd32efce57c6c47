import { defineEntity, p } from '@mikro-orm/core'

/** An account that was deleted. */
export const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletions',
  properties: {
    accountId: p.uuid().primary(),
    deletedAt: p.datetime(),
    /** When nothing that told who they were was left. */
    forgottenAt: p.datetime().nullable(),
  },
})
