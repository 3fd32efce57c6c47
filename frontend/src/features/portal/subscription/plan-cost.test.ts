import { describe, expect, it } from 'vitest'
import { planCost } from './plan-cost.ts'

const preview = {
  tier: { id: 'enterprise', name: 'Enterprise' },
  currency: 'usd',
  yearlyPrice: 99_900,
  credit: -24_950,
  tax: 2_217,
  dueNow: 27_217,
} as const

describe('the cost of another plan', () => {
  it('is said in lines that add up to what is due', () => {
    const { lines, total } = planCost(preview)
    expect(lines.map(({ amount }) => amount)).toEqual([49_950, -24_950, 2_217])
    expect(total).toEqual({ label: 'Due now', amount: 27_217 })
  })

  it('names what is kept when more is given back than asked for', () => {
    const { total } = planCost({ ...preview, dueNow: -15_000 })
    expect(total.label).toContain('balance')
    expect(total.amount).toBe(15_000)
  })
})
