import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSeenIds } from './seen-ids.ts'

it('knows what was added, and nothing else, whatever is asked in between', () => {
  const calls = fc.array(fc.record({ id: fc.string(), adds: fc.boolean() }))
  fc.assert(
    fc.property(calls, (made) => {
      const seen = createSeenIds()
      const model = new Set<string>()
      for (const { id, adds } of made) {
        if (adds) {
          seen.add(id)
          model.add(id)
        }
        expect(seen.has(id)).toBe(model.has(id))
      }
      for (const { id } of made) expect(seen.has(id)).toBe(model.has(id))
    }),
  )
})

it('knows as many as there are', () => {
  const seen = createSeenIds()
  for (let n = 0; n < 5_000; n += 1) seen.add(`sub_${n}`)
  const known = Array.from({ length: 10_000 }, (_, n) => seen.has(`sub_${n}`))
  expect(known.filter(Boolean)).toHaveLength(5_000)
  expect(known.indexOf(false)).toBe(5_000)
})
