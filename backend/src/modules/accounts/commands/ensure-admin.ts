import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import { emailKey, usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'

/** Opens the admin's account at the first start. Answers false when there is one already. */
export async function ensureAdmin(
  input: { username: string; email: string; passwordHash: string },
  { em, emit, now }: CommandContext,
): Promise<boolean> {
  if ((await em.findOne(AccountSchema, { role: 'admin' })) !== null) return false
  const { username, email, passwordHash } = input
  const id = randomUUID()
  em.create(AccountSchema, {
    id,
    username,
    usernameKey: usernameKey(username),
    email,
    emailKey: emailKey(email),
    passwordHash,
    role: 'admin',
    joinedAt: now,
    lastActiveAt: now,
  })
  emit({
    type: 'accounts.account-opened',
    payload: { accountId: id, username, email, role: 'admin', origin: 'operator', checkoutId: null },
  })
  return true
}
