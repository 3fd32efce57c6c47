import { expect, test } from 'vitest'
import { hrefFor, isCurrent, SIDE_ENTRIES } from './navigation.ts'

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

test('the dashboard of staff is the one that lets them in', () => {
  const leadsTo = (role: 'admin' | 'staff' | 'member') =>
    SIDE_ENTRIES.slice(0, 2).map((entry) => hrefFor(entry, role))
  expect(leadsTo('staff')).toEqual(['/admin', '/members'])
  expect(leadsTo('admin')).toEqual(['/dashboard', '/members'])
  expect(leadsTo('member')).toEqual(['/dashboard', '/members'])
})
