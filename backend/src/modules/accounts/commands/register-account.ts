import { randomUUID } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { emailKey, isReservedUsername, usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'
import { openEmailLink } from '../steps/open-email-link.ts'

export interface RegisterAccount {
  username: string
  email: string
  passwordHash: string
  reservedUsernames: readonly string[]
  /** In milliseconds; null: no link is mailed to confirm the address. */
  emailLinkLifetime: number | null
}

/** Opens an account from the registration form. Throws `conflict` for a name or an e-mail that is taken. */
export async function registerAccount(input: RegisterAccount, context: CommandContext): Promise<string> {
  const { em, emit, now } = context
  if (isReservedUsername(input.username, input.reservedUsernames))
    throw new DomainError('conflict', 'username: This username is reserved. Please choose another one.')
  const keys = { usernameKey: usernameKey(input.username), emailKey: emailKey(input.email) }
  const taken = await em.findOne(AccountSchema, {
    $or: [{ usernameKey: keys.usernameKey }, { emailKey: keys.emailKey }],
  })
  if (taken !== null) {
    const text =
      taken.emailKey === keys.emailKey
        ? 'email: There is already an account with this e-mail address. Sign in instead.'
        : 'username: This username is taken. Please choose another one.'
    throw new DomainError('conflict', text)
  }
  const id = randomUUID()
  const { username, email, passwordHash } = input
  em.create(AccountSchema, {
    ...keys,
    id,
    username,
    email,
    passwordHash,
    role: 'member',
    joinedAt: now,
    lastActiveAt: now,
  })
  emit({
    type: 'accounts.account-opened',
    payload: { accountId: id, username, email, role: 'member', origin: 'registration', checkoutId: null },
  })
  const { emailLinkLifetime: lifetimeMs } = input
  if (lifetimeMs !== null) openEmailLink({ accountId: id, email, lifetimeMs }, context)
  return id
}
