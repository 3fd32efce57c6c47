import { expect, it } from 'vitest'
import { assertEnough } from './disk-space.ts'

it('says how much room there is, how much is needed, and what to do', () => {
  const full = () => assertEnough({ dataDir: '/data', free: 12_000_000, needed: 250_000_000 })
  expect(full).toThrow('DATA_DIR /data is on a disk with 12 MB free, and 250 MB are needed. Free some room')
})

it('is content with just enough', () => {
  expect(() => assertEnough({ dataDir: '/data', free: 250_000_000, needed: 250_000_000 })).not.toThrow()
})
