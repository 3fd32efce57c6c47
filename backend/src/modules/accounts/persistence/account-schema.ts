import { ROLES } from '@meridian/contracts/values/roles'
import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

export const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    /** The form in which it is unique. */
    usernameKey: p.text().unique(),
    email: p.text(),
    emailKey: p.text().unique(),
    /** Since when mail is known to reach the address. */
    emailVerifiedAt: p.datetime().nullable(),
    /** Null until somebody whose account was opened by a payment sets a password. */
    passwordHash: p.text().nullable(),
    role: p.enum(ROLES),
    /** Since when signing in asks for a code as well. */
    secondFactorAt: p.datetime().nullable(),
    suspendedAt: p.datetime().nullable(),
    joinedAt: p.datetime(),
    lastActiveAt: p.datetime(),
    version: p.integer().version(),
  },
})

export type Account = InferEntity<typeof AccountSchema>
