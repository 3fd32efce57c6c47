import { getContact } from '#modules/accounts'
import type { Command } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import { giveUpCheckout } from './commands/give-up-checkout.ts'

/** What is done with a paid checkout, and for whom. */
type Settle = Command<{ checkoutId: string; accountId: string }, void>

/** The same for somebody who is still here; somebody whose account was deleted since gets the payment back. */
export async function settlementFor(sql: Sql, accountId: string, settle: Settle): Promise<Settle> {
  return (await getContact(sql, accountId)) === undefined ? giveUpCheckout : settle
}
