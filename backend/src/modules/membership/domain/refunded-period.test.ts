import { describe, expect, it } from 'vitest'
import { creditReturnedWith, type PeriodPayment, refundOf } from './refunded-period.ts'

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

describe('the credit that goes with it', () => {
  const pro = year({ total: 49_900, amount: 49_900 })
  const cheaper = paid(-30_000)
  it.each<[string, PeriodPayment[], number, number]>([
    ['is nothing where nothing was paid', [], 30_000, 0],
    ['is nothing where the plan stayed', [pro], 30_000, 0],
    ['is what a cheaper plan has added', [cheaper, pro], 30_000, 30_000],
    ['is no more than is left', [cheaper, pro], 10_100, 10_100],
    ['is nothing where none is left', [cheaper, pro], 0, 0],
    ['is nothing where the customer owes something', [cheaper, pro], -500, 0],
    ['leaves what was there for other reasons', [cheaper, pro], 35_000, 30_000],
    ['is less what another change has spent', [paid(5_000, { amount: 0 }), cheaper, pro], 40_000, 25_000],
    [
      'is less what paid a part of one',
      [paid(50_000, { amount: 20_000, wentBackAt: day(4) }), cheaper, pro],
      9_000,
      0,
    ],
    [
      'is nothing where an earlier credit paid as much',
      [cheaper, year({ total: 49_900, amount: 19_900 })],
      30_000,
      0,
    ],
    [
      'is nothing where an upgrade that stays paid has bought it',
      [paid(-80_000), paid(80_000), year({ dispute: lost })],
      80_000,
      0,
    ],
    [
      'is what goes beyond an upgrade that stays paid',
      [paid(-90_000), paid(80_000), year({ dispute: lost })],
      90_000,
      10_000,
    ],
    [
      'is all of it once the upgrade went back',
      [paid(-80_000), paid(80_000, { wentBackAt: day(5) }), year()],
      80_000,
      80_000,
    ],
  ])('%s', (_, payments, credit, amount) => {
    expect(creditReturnedWith(payments, credit)).toBe(amount)
  })
})
