import { checkoutResult } from '@meridian/contracts/http/membership/checkout-result'
import { z } from 'zod'
import { safeStorage } from '../../lib/safe-storage.ts'
import { type Order, orderName } from './order.ts'
import { paymentReport } from './payment-report.ts'

/** An order whose payment the provider took. `result` is null until the server has answered the report. */
const paidOrder = z.object({ report: paymentReport, result: checkoutResult.nullable() })

export type PaidOrder = z.output<typeof paidOrder>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (order: Order) => `paid:${orderName(order)}`

/**
 * Keeps what was paid until the buyer leaves the result, so that a reload shows the result again, and not a new payment.
 */
export function keepPaidOrder(
  order: Order,
  paid: PaidOrder,
  store: Store = safeStorage('sessionStorage'),
): void {
  store.setItem(keyOf(order), JSON.stringify(paid))
}

/** What was paid for this order in this tab, if anything; what cannot be read is removed. */
export function keptPaidOrder(order: Order, store: Store = safeStorage('sessionStorage')): PaidOrder | null {
  const text = store.getItem(keyOf(order))
  if (text === null) return null
  const paid = read(text)
  if (paid === null) forgetPaidOrder(order, store)
  return paid
}

export function forgetPaidOrder(order: Order, store: Store = safeStorage('sessionStorage')): void {
  store.removeItem(keyOf(order))
}

function read(text: string): PaidOrder | null {
  try {
    return paidOrder.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
