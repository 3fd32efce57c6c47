import { expect, test } from 'vitest'
import { isCurrent, SIDE_ENTRIES } from './navigation.ts'

test.each([
  ['/members', ['Members']],
  ['/admin/members', ['Members']],
  ['/admin/members/0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11', ['Members']],
  ['/admin', ['Dashboard']],
  ['/portal', []],
])('at %s the entry %j is current', (path, labels) => {
  const current = SIDE_ENTRIES.filter((entry) => isCurrent(entry, path))
  expect(current.map(({ label }) => label)).toEqual(labels)
})
