import { randomUUID } from 'node:crypto'
import type { CommandContext } from '#platform/command-runner'
import { freeUsername, isUsernameOfEmail, usernameFromEmail, usernamesLike } from '../domain/free-username.ts'
import { emailKey, isReservedUsername, usernameKey } from '../domain/identity-keys.ts'
import { AccountSchema } from '../persistence/account-schema.ts'
import { CheckoutBuyerSchema } from '../persistence/checkout-buyer-schema.ts'
import { takenUsernames } from '../persistence/taken-usernames.ts'

export interface OpenAccountForBuyer {
  checkoutId: string
  email: string
  /** The name the buyer typed; null where only the payment is known. */
  username: string | null
  reservedUsernames: readonly string[]
}

export interface Buyer {
  accountId: string
  /** True when the e-mail already had an account: it is not the buyer's to sign in to. */
  knownBefore: boolean
}

/**
 * Finds or opens the account for a paid checkout. A known e-mail is merely recognised. Called by the browser's success
 * call and by the event's consumer, whichever comes first; the later one finds the same account, and may still give it
 * the name that the buyer typed.
 */
export async function openAccountForBuyer(
  input: OpenAccountForBuyer,
  context: CommandContext,
): Promise<Buyer> {
  const { em, emit } = context
  const found = await em.findOne(CheckoutBuyerSchema, { checkoutId: input.checkoutId })
  if (found !== null) {
    if (!found.knownBefore && input.username !== null)
      await renameFresh(found.accountId, input.username, input, context)
    return { accountId: found.accountId, knownBefore: found.knownBefore }
  }
  const owner = await em.findOne(AccountSchema, { emailKey: emailKey(input.email) })
  const accountId = owner?.id ?? (await openAccount(input, context))
  em.create(CheckoutBuyerSchema, { checkoutId: input.checkoutId, accountId, knownBefore: owner !== null })
  if (owner !== null)
    emit({ type: 'accounts.account-recognised', payload: { accountId, checkoutId: input.checkoutId } })
  return { accountId, knownBefore: owner !== null }
}

async function openAccount(input: OpenAccountForBuyer, context: CommandContext): Promise<string> {
  const { em, emit, now } = context
  const id = randomUUID()
  const { email } = input
  const username = await chooseUsername(input.username ?? usernameFromEmail(email), input, context)
  em.create(AccountSchema, {
    id,
    username,
    usernameKey: usernameKey(username),
    email,
    emailKey: emailKey(email),
    passwordHash: null,
    role: 'member',
    joinedAt: now,
    lastActiveAt: now,
  })
  emit({
    type: 'accounts.account-opened',
    payload: {
      accountId: id,
      username,
      email,
      role: 'member',
      origin: 'payment',
      checkoutId: input.checkoutId,
    },
  })
  return id
}

/** Gives the typed name to an account that nobody has used yet, unless they have chosen one since, or are gone. */
async function renameFresh(
  accountId: string,
  wished: string,
  input: OpenAccountForBuyer,
  context: CommandContext,
) {
  const account = await context.em.findOne(AccountSchema, { id: accountId })
  if (account === null || account.passwordHash !== null) return
  if (!isUsernameOfEmail(account.username, account.email)) return
  const username = await chooseUsername(wished, input, context, accountId)
  if (username === account.username) return
  account.username = username
  account.usernameKey = usernameKey(username)
  context.emit({ type: 'accounts.account-renamed', payload: { accountId, username } })
}

async function chooseUsername(
  wished: string,
  input: OpenAccountForBuyer,
  { em }: CommandContext,
  except?: string,
): Promise<string> {
  for (let page = 0; ; page += 1) {
    const isTaken = await takenUsernames(em, usernamesLike(wished, page), except)
    const mayNot = (name: string) => isTaken(name) || isReservedUsername(name, input.reservedUsernames)
    const free = freeUsername(wished, mayNot, page)
    if (free !== undefined) return free
  }
}
