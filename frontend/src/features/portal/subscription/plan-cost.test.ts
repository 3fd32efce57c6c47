import { describe, expect, it } from 'vitest'
import { planCost } from './plan-cost.ts'

const preview = {
  tier: { id: 'enterprise', name: 'Enterprise' },
  currency: 'usd',
  yearlyPrice: 99_900,
  credit: -24_950,
  tax: 2_217,
  fromBalance: 0,
  dueNow: 27_217,
} as const

describe('the cost of another plan', () => {
  it('is said in lines that add up to what is due', () => {
    const { lines, total } = planCost(preview)
    expect(lines.map(({ amount }) => amount)).toEqual([49_950, -24_950, 2_217])
    expect(total).toEqual({ label: 'Due now', amount: 27_217 })
  })

  it('says what the balance pays, in a line that adds up with the others', () => {
    const { lines, total } = planCost({ ...preview, fromBalance: 20_000, dueNow: 7_217 })
    expect(lines.map(({ amount }) => amount)).toEqual([49_950, -24_950, 2_217, -20_000])
    expect([lines.at(-1)?.label, total]).toEqual(['From your balance', { label: 'Due now', amount: 7_217 }])
  })

  it('says what is owed from before', () => {
    const { lines, total } = planCost({ ...preview, fromBalance: -49, dueNow: 27_266 })
    expect(lines.map(({ amount }) => amount)).toEqual([49_950, -24_950, 2_217, 49])
    expect([lines.at(-1)?.label, total.amount]).toEqual(['Owed on your balance', 27_266])
  })

  it('names what is kept when more is given back than asked for', () => {
    const { total } = planCost({ ...preview, dueNow: -15_000 })
    expect(total.label).toContain('balance')
    expect(total.amount).toBe(15_000)
  })
})
