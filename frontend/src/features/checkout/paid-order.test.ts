import { expect, test } from 'vitest'
import { type Order, tierOrder } from './order.ts'
import { forgetPaidOrder, keepPaidOrder, keptPaidOrder, type PaidOrder } from './paid-order.ts'

function emptyStore() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const annual: Order = { kind: 'annual' }
const paid: PaidOrder = {
  report: {
    kind: 'annual',
    body: { paymentIntentId: 'pi_1', customerId: 'cus_1', email: 'ana@example.org' },
  },
  result: null,
}

test('is there again after a reload, with its answer', () => {
  const store = emptyStore()
  keepPaidOrder(annual, paid, store)
  expect(keptPaidOrder(annual, store)).toEqual(paid)
  const answered: PaidOrder = { ...paid, result: { outcome: 'claim-mailed', message: 'Look at your mail.' } }
  keepPaidOrder(annual, answered, store)
  expect(keptPaidOrder(annual, store)).toEqual(answered)
})

test('belongs to one order and is gone once forgotten', () => {
  const store = emptyStore()
  keepPaidOrder(annual, paid, store)
  expect(keptPaidOrder(tierOrder('pro', null), store)).toBeNull()
  forgetPaidOrder(annual, store)
  expect(keptPaidOrder(annual, store)).toBeNull()
})

test.each(['{oops', '{"report":{"kind":"gift"},"result":null}'])(
  'removes what it cannot read: %s',
  (text) => {
    const store = emptyStore()
    store.setItem('paid:annual', text)
    expect(keptPaidOrder(annual, store)).toBeNull()
    expect(store.entries.size).toBe(0)
  },
)
