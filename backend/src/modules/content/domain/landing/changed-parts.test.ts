import { expect, it } from 'vitest'
import { changedParts } from './changed-parts.ts'

const page = { hero: { title: 'A', text: 'B' }, video: null, closing: 'Bye' }

it('finds nothing between a page and itself, however its fields are sorted', () => {
  expect(changedParts(page, { closing: 'Bye', video: null, hero: { text: 'B', title: 'A' } })).toEqual([])
})
it('names what says something else', () => {
  expect(changedParts(page, { ...page, hero: { title: 'A', text: 'C' }, closing: 'Until then' })).toEqual([
    'hero',
    'closing',
  ])
})
