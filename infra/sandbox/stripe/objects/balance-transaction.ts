import type Stripe from 'stripe'
import type { Customer } from './customer.ts'
import { newId } from './ids.ts'
import type { Stored } from './wire.ts'

export type BalanceTransaction = Stored<
  Stripe.CustomerBalanceTransaction,
  'customer' | 'invoice' | 'credit_note' | 'checkout_session'
>

export interface BalanceTransactionFields {
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
}

/** A change of a customer's balance that somebody makes by hand: a negative amount is a credit. */
export function newBalanceTransaction(
  { id: customer, balance }: Customer,
  fields: BalanceTransactionFields,
  now: number,
): BalanceTransaction {
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    ...fields,
    checkout_session: null,
    created: now,
    credit_note: null,
    customer,
    customer_account: null,
    ending_balance: balance + fields.amount,
    invoice: null,
    livemode: false,
    type: 'adjustment',
  }
}
