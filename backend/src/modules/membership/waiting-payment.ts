import { DomainError } from '@meridian/contracts/values/domain-error'
import { findAccountByEmail, getContact } from '#modules/accounts'
import type { Sql } from '#platform/database/sql'
import { findWaitingEmail } from './queries/find-waiting-email.ts'

const PAID =
  'You have already paid for a membership. To use it, follow the link that we e-mailed to you. If you cannot find that e-mail, please contact support.'

/**
 * Stops whoever has paid while signed out before they pay once more. It is said only to the proven owner of the address
 * that was paid with: nobody else is to learn of the payment, or could use the link. Throws `conflict`.
 */
export async function assertNothingWaits(sql: Sql, owner: { accountId: string; now: Date }): Promise<void> {
  const email = await findWaitingEmail(sql, owner)
  if (email === undefined || (await findAccountByEmail(sql, email)) !== owner.accountId) return
  const contact = await getContact(sql, owner.accountId)
  if (contact?.isProven) throw new DomainError('conflict', PAID)
}
