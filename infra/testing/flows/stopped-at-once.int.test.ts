import { expect, it } from 'vitest'
import { openKeyedSystem } from '../keyed-system.ts'

const withKeys = openKeyedSystem()

it('back end and workers that are told to end as soon as they have started do end', {
  // They would wait for ever for a connection that nobody gives back.
  timeout: 30_000,
}, async () => {
  expect(await withKeys('a key that seals nothing here and is long enough', async () => 'ended')).toBe(
    'ended',
  )
})
