import { describe, expect, it } from 'vitest'
import { changedSince, planSource } from './plan.ts'

const now = new Date('2026-11-21T12:00:00Z')
const anHourAgo = new Date('2026-11-21T11:00:00Z')
const aDayAgo = new Date('2026-11-20T12:00:00Z')
const id = 'a source'

describe('a harvest', () => {
  it.each([
    ['a source that was never looked at', { id, pages: 5_000, walkedAt: null }],
    ['a source of which one call shows everything', { id, pages: 100, walkedAt: anHourAgo }],
    ['a source whose last full walk is a day old', { id, pages: 5_000, walkedAt: aDayAgo }],
  ])('walks through %s', (_, source) => expect(planSource(source, now)).toEqual(['all', 'missing']))

  it('asks a large source for changes and for its trash', () => {
    expect(planSource({ id, pages: 101, walkedAt: anHourAgo }, now)).toEqual(['changed', 'trash'])
  })

  it('asks for edits from the minute on that the last look may have been in the middle of', () => {
    expect(changedSince(new Date('2026-11-21T11:00:42Z'))).toEqual(new Date('2026-11-21T10:59:00Z'))
  })
})
