import { expect, it } from 'vitest'
import { isSecondPayment, paidUntilOf } from './second-payment.ts'

const found = new Date('2027-03-20T12:00:00Z')
const yearEnd = new Date('2028-03-10T12:00:00Z')

it.each([
  ['for a year that goes on', yearEnd, true],
  ['for a year that was over before', new Date('2027-03-10T12:00:00Z'), false],
  ['for a year that was over at that moment', found, false],
  ['for nobody knows how long', null, true],
])('what was paid %s', (_, paidUntil, isSecond) => expect(isSecondPayment(paidUntil, found)).toBe(isSecond))

it('a membership is paid for until its end, and until its last renewal where that is owed', () => {
  expect(paidUntilOf({ status: 'active', currentPeriodEnd: yearEnd })).toEqual(yearEnd)
  expect(paidUntilOf({ status: 'payment_failed', currentPeriodEnd: yearEnd })).toEqual(
    new Date('2027-03-10T12:00:00Z'),
  )
  expect(paidUntilOf({ status: 'active', currentPeriodEnd: null })).toBeNull()
})
