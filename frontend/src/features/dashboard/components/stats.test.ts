import { expect, it } from 'vitest'
import { statsOf } from './stats.ts'

it('words the four figures', () => {
  const stats = statsOf({
    memberCount: 1127,
    monthlyRevenue: 4321.5,
    conversionRate: 23.04,
    activeIntegrations: 3,
  })
  expect(stats.map(({ value }) => value)).toEqual(['1,127', '$4,322', '23.0%', '3'])
})
