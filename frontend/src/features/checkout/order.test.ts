import { expect, test } from 'vitest'
import { orderName, tierOrder } from './order.ts'

test('tells orders apart by what is bought', () => {
  expect(orderName(tierOrder('pro', 'K7WM3XQ9'))).toBe(orderName(tierOrder('pro', null)))
  expect(orderName(tierOrder('basic', null))).not.toBe(orderName(tierOrder('pro', null)))
  expect(orderName({ kind: 'annual' })).not.toBe(orderName(tierOrder('annual', null)))
})
