import { fileURLToPath } from 'node:url'
import { MAX_KB, scriptSizesOf } from '@meridian/infra/bench/script-sizes'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

test('no first visit loads more scripts than it may', () => {
  const { landing, heaviest } = scriptSizesOf(DIST)
  expect(landing).toBeLessThanOrEqual(MAX_KB.landing)
  expect(heaviest.kb, heaviest.name).toBeLessThanOrEqual(MAX_KB.route)
})
