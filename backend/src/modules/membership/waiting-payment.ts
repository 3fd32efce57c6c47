import { DomainError } from '@meridian/contracts/values/domain-error'
import { findAccountByEmail, getContact } from '#modules/accounts'
import type { Sql } from '#platform/database/sql'
import { findWaitingCheckout } from './queries/find-waiting-checkout.ts'

const PAID =
  'You have already paid for a membership. To use it, follow the link that we e-mailed to you. If you cannot find that e-mail, ask for another one in the portal.'
const NOTHING = 'No payment of yours is waiting to be added to your account.'

interface Owner {
  accountId: string
  now: Date
}

/**
 * The checkout that somebody has paid while signed out, and can still claim. It is told only to the proven owner of the
 * address that was paid with: nobody else is to learn of the payment, or could use the link.
 */
export async function findWaitingPayment(sql: Sql, owner: Owner): Promise<string | undefined> {
  const { accountId } = owner
  const paid = await findWaitingCheckout(sql, owner)
  if (paid === undefined || (await findAccountByEmail(sql, paid.email)) !== accountId) return undefined
  return (await getContact(sql, accountId))?.isProven ? paid.checkoutId : undefined
}

/** The same for whoever says that there is one. Throws `conflict`. */
export async function getWaitingPayment(sql: Sql, owner: Owner): Promise<string> {
  const checkoutId = await findWaitingPayment(sql, owner)
  if (checkoutId === undefined) throw new DomainError('conflict', NOTHING)
  return checkoutId
}

/** Stops whoever has paid while signed out before they pay once more. Throws `conflict`. */
export async function assertNothingWaits(sql: Sql, owner: Owner): Promise<void> {
  if ((await findWaitingPayment(sql, owner)) !== undefined) throw new DomainError('conflict', PAID)
}
