import { defineEntity, p } from '@mikro-orm/core'

/** An account that was deleted. */
export const AccountDeletionSchema = defineEntity({
  name: 'AccountDeletion',
  tableName: 'account_deletions',
  properties: {
    accountId: p.uuid().primary(),
    deletedAt: p.datetime(),
    /** When nothing was left that told who they were. */
    forgottenAt: p.datetime().nullable(),
  },
})
