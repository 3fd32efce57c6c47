import { fileURLToPath } from 'node:url'
import { MOST_KB, scriptSizesOf } from '@meridian/infra/bench/script-sizes'
import { expect, test } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

test('no first visit loads more scripts than it may', () => {
  const { landing, heaviest } = scriptSizesOf(DIST)
  expect(landing).toBeLessThanOrEqual(MOST_KB.landing)
  expect(heaviest.kb, heaviest.name).toBeLessThanOrEqual(MOST_KB.route)
})
