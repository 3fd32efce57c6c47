import { randomUUID } from 'node:crypto'
import type { InferEntity } from '@mikro-orm/core'
import type { CommandContext } from '#platform/command-runner'
import { emailKey, usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'

interface EnsureAdmin {
  username: string
  email: string
  passwordHash: string
}

/**
 * What became of the admin: with `name-taken` they keep their present name, since somebody else has the configured one.
 */
type EnsuredAdmin = 'opened' | 'kept' | 'renamed' | 'name-taken'

/**
 * Opens the admin's account at the first start. Later starts give it the configured name, which can be changed nowhere
 * else; address and password are by then the admin's own to change (ADR 061).
 */
export async function ensureAdmin(input: EnsureAdmin, context: CommandContext): Promise<EnsuredAdmin> {
  const admin = await context.em.findOne(AccountSchema, { role: 'admin' })
  if (admin !== null) return nameAdmin(admin, input.username, context)
  open(input, context)
  return 'opened'
}

async function nameAdmin(
  admin: InferEntity<typeof AccountSchema>,
  username: string,
  { em, emit }: CommandContext,
): Promise<EnsuredAdmin> {
  if (admin.username === username) return 'kept'
  const key = usernameKey(username)
  const holder = await em.findOne(AccountSchema, { usernameKey: key })
  if (holder !== null && holder.id !== admin.id) return 'name-taken'
  em.assign(admin, { username, usernameKey: key })
  emit({ type: 'accounts.account-renamed', payload: { accountId: admin.id, username } })
  return 'renamed'
}

function open({ username, email, passwordHash }: EnsureAdmin, { em, emit, now }: CommandContext): void {
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
}
