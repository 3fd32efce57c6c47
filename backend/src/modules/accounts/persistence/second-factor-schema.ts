import { defineEntity, p } from '@mikro-orm/core'

/** The secret that an authenticator app shares with us. */
export const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    accountId: p.uuid().primary(),
    /** Opened by the secret box at this account's place only. */
    sealed: p.text(),
    /** The time step of the newest code that was taken: it and all before it work no more. */
    lastStep: p.integer().nullable(),
  },
})
