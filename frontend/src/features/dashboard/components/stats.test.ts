import { expect, it } from 'vitest'
import { statsOf } from './stats.ts'

const figures = {
  memberCount: 1127,
  monthlyRevenue: 4321.5,
  conversionRate: 23.04,
  activeIntegrations: 3,
  totalIntegrations: 4,
  before: { memberCount: 1006, monthlyRevenue: 4700, conversionRate: 0 },
  changes: { memberCount: 12, monthlyRevenue: -8, conversionRate: null },
}

it('words the four figures', () => {
  expect(statsOf(figures).map(({ value }) => value)).toEqual(['1,127', '$4,322', '23.0%', '3'])
})

it('words what changed, and says nothing where there is nothing to compare with', () => {
  expect(statsOf(figures).map(({ change }) => change)).toEqual(['+12%', '-8%', null, '3/4'])
})

it('says what stood there before', () => {
  const [members] = statsOf(figures)
  expect(members?.meaning).toContain('30 days ago: 1,006.')
})

it('gives no sign to what did not change', () => {
  const [members] = statsOf({ ...figures, changes: { ...figures.changes, memberCount: 0 } })
  expect(members?.change).toBe('0%')
})
