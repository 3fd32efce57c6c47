import { defineEntity, p } from '@mikro-orm/core'

/** The secret that an authenticator app shares with us. */
export const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    accountId: p.uuid().primary(),
    /** Can be opened by the secret box only in the place of this account. */
    sealed: p.text(),
    /** The time step of the newest code that was accepted: that one and all before it no longer work. */
    lastStep: p.integer().nullable(),
  },
})
