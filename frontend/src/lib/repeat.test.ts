import { describe, expect, it } from 'vitest'
import { repeated } from './repeat.ts'

function failing(failures: number) {
  const calls = { count: 0 }
  const work = async () => {
    calls.count += 1
    if (calls.count <= failures) throw new Error(`failure ${calls.count}`)
    return 'done'
  }
  return { calls, work }
}

describe('repeating', () => {
  it('answers the first success', async () => {
    const { calls, work } = failing(2)
    expect(await repeated(work, { times: 3, waitMs: 0 })).toBe('done')
    expect(calls.count).toBe(3)
  })

  it('gives up with the last failure after so many repeats', async () => {
    const { calls, work } = failing(9)
    await expect(repeated(work, { times: 3, waitMs: 0 })).rejects.toThrow('failure 4')
    expect(calls.count).toBe(4)
  })
})
