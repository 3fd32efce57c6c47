import { describe, expect, it } from 'vitest'
import { landPath, percentAcross, percentDown } from './land.ts'

describe('the chart', () => {
  const path = landPath()

  it('has land where there is land, and none in the sea', () => {
    expect(path).toContain('M190.5 28.5h0')
    expect(path).not.toContain('M151.5 46.5h0')
  })

  it('maps degrees in a straight line', () => {
    expect(percentAcross(-180)).toBe(0)
    expect(percentAcross(0)).toBe(50)
    expect(percentDown(75)).toBe(0)
    expect(percentDown(-57)).toBe(100)
  })
})
