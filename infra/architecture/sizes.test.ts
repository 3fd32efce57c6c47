import { describe, expect, it } from 'vitest'
import { findTooLong, measure, median } from './sizes.ts'

describe('measuring', () => {
  it('counts the lines of a file, whether or not the last one ends', () => {
    expect(measure('a.css', 'a {\n}\n').lines).toBe(2)
    expect(measure('a.css', 'a {\n}').lines).toBe(2)
  })

  it('measures every kind of function by its lines, nested ones as well', () => {
    const text = `function outer() {\n  const inner = () => {\n    return 1\n  }\n}\nclass A {\n  m() {\n  }\n}\n`
    expect(measure('a.ts', text).functions).toEqual([
      { line: 1, lines: 5 },
      { line: 2, lines: 3 },
      { line: 7, lines: 2 },
    ])
  })

  it('leaves out the function of a suite, not those of its tests', () => {
    const text = `describe('a', () => {\n  it('b', () => {\n  })\n})\ndescribe.each([1])('c', () => {\n})\n`
    expect(measure('a.test.ts', text).functions).toEqual([{ line: 2, lines: 2 }])
  })

  it('complains about the first line too many, of a file and of a function', () => {
    const functionOf = (lines: number) => `function f() {${'\n'.repeat(lines - 1)}}`
    expect(findTooLong(measure('a.ts', functionOf(60)))).toEqual([])
    expect(findTooLong(measure('a.ts', functionOf(61)))).toEqual([expect.stringContaining('of 61 lines')])
    expect(findTooLong(measure('a.css', '\n'.repeat(200)))).toEqual([])
    expect(findTooLong(measure('a.css', '\n'.repeat(201)))).toEqual([expect.stringContaining('201 lines')])
  })

  it.each([
    { numbers: [], middle: 0 },
    { numbers: [3, 1, 2], middle: 2 },
    { numbers: [10, 9], middle: 10 },
  ])('finds the middle of $numbers', ({ numbers, middle }) => {
    expect(median(numbers)).toBe(middle)
  })
})
