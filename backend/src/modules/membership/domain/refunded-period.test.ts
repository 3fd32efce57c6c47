import { describe, expect, it } from 'vitest'
import { type PeriodPayment, refundOf } from './refunded-period.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

function paid(total: number, change: Partial<PeriodPayment> = {}): PeriodPayment {
  return {
    invoiceId: 'in_change',
    total,
    amount: Math.max(0, total),
    wentBackAt: null,
    dispute: null,
    ...change,
  }
}

const year = (change: Partial<PeriodPayment> = {}) =>
  paid(19_900, { invoiceId: 'in_year', wentBackAt: day(3), ...change })
const lost = { invoiceId: 'in_year', lost: true }

describe('the payment of a period', () => {
  it.each<[string, PeriodPayment[], Date | null]>([
    ['is not back where nothing was paid', [], null],
    ['is not back while it is kept', [year({ wentBackAt: null })], null],
    ['is back with its refund', [year()], day(3)],
    ['is not back while an upgrade is kept', [paid(80_000), year()], null],
    ['is back once the upgrade is as well', [paid(80_000, { wentBackAt: day(5) }), year()], day(5)],
    [
      'is not back with the upgrade alone',
      [paid(80_000, { wentBackAt: day(5) }), year({ wentBackAt: null })],
      null,
    ],
    ['is back by a lost dispute, whatever else is kept', [paid(80_000), year({ dispute: lost })], day(3)],
    ['is not back where a credit has paid for the upgrade', [paid(80_000, { amount: 0 }), year()], null],
    ['is not back where a credit has paid a part of it', [year({ amount: 9_900 })], null],
    ['is back where a cheaper plan has left a credit', [paid(-10_000), year()], day(3)],
    [
      'is back where that credit has paid for another change',
      [paid(5_000, { amount: 0 }), paid(-10_000), year()],
      day(3),
    ],
  ])('%s', (_, payments, at) => {
    expect(refundOf(payments)).toEqual(at && { invoiceId: 'in_year', at })
  })
})
