import { expect, test } from 'vitest'
import { orderName, tierOrder } from './order.ts'

test('takes the referral code from the address', () => {
  expect(tierOrder('pro', 'ref=%20ana-1%20')).toEqual({ kind: 'tier', tierId: 'pro', referralCode: 'ana-1' })
})

test('has no referral code where the address has none, or an empty one', () => {
  expect(tierOrder('pro', '')).toMatchObject({ referralCode: null })
  expect(tierOrder('pro', 'ref=%20')).toMatchObject({ referralCode: null })
})

test('cuts a referral code that the server would refuse for its length', () => {
  expect(tierOrder('pro', `ref=${'x'.repeat(50)}`)).toMatchObject({ referralCode: 'x'.repeat(40) })
})

test('tells orders apart by what is bought', () => {
  expect(orderName(tierOrder('pro', 'ref=a'))).toBe(orderName(tierOrder('pro', '')))
  expect(orderName(tierOrder('basic', ''))).not.toBe(orderName(tierOrder('pro', '')))
  expect(orderName({ kind: 'annual' })).not.toBe(orderName(tierOrder('annual', '')))
})
