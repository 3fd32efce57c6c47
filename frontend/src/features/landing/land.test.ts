import { describe, expect, it } from 'vitest'
import { landPath, percentAcross, percentDown } from './land.ts'

describe('the chart', () => {
  const path = landPath()

  it('has land where there is land, and none in the sea', () => {
    const pieces = [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].map((piece) => piece.map(Number))
    const isLand = (x: number, y: number) =>
      pieces.some(([, from = 0, row, length = 0]) => row === y && from <= x && x <= from + length)
    expect(isLand(190.5, 28.5)).toBe(true)
    expect(isLand(151.5, 46.5)).toBe(false)
  })

  it('maps degrees in a straight line', () => {
    expect(percentAcross(-180)).toBe(0)
    expect(percentAcross(0)).toBe(50)
    expect(percentDown(75)).toBe(0)
    expect(percentDown(-57)).toBe(100)
  })
})
