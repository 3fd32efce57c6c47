import { defineEntity, p } from '@mikro-orm/core'

/** A code for the day the app is lost; it works once. */
export const BackupCodeSchema = defineEntity({
  name: 'BackupCode',
  tableName: 'backup_codes',
  properties: {
    accountId: p.uuid().primary(),
    codeHash: p.text().primary(),
    usedAt: p.datetime().nullable(),
  },
})
