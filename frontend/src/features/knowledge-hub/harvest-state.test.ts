import { expect, it } from 'vitest'
import type { Harvest, HarvestReport } from './api/notion.ts'
import { markOf, pauseAfter, stateOf } from './harvest-state.ts'

const harvest = (state: Harvest['state'], startedAt = '2026-11-21T10:00:00.000Z'): Harvest => ({
  state,
  startedAt,
  finishedAt: null,
  seen: 0,
  changed: 0,
  removed: 0,
  error: null,
})

const report = (last: Harvest | null, configured = true): HarvestReport => ({
  configured,
  last,
  lastDone: null,
  pages: { basic: 0, pro: 0 },
  hubPages: [],
})

it('is what the last harvest is', () => {
  expect(stateOf(report(null, false), undefined)).toBe('not-configured')
  expect(stateOf(report(null), undefined)).toBe('never')
  for (const state of ['running', 'done', 'failed'] as const)
    expect(stateOf(report(harvest(state)), undefined)).toBe(state)
})

it('is asked for until the last harvest is another one', () => {
  const before = report(harvest('failed'))
  expect(stateOf(before, markOf(before))).toBe('asked')
  expect(stateOf(report(harvest('running', '2026-11-21T10:05:00.000Z')), markOf(before))).toBe('running')
  expect(stateOf(report(harvest('failed', '2026-11-21T10:05:00.000Z')), markOf(before))).toBe('failed')
  expect(stateOf(report(null), markOf(report(null)))).toBe('asked')
})

it('is watched while it is asked for or runs, and not otherwise', () => {
  const done = report(harvest('done'))
  expect(pauseAfter(undefined, undefined)).toBe(0)
  expect(pauseAfter(done, undefined)).toBe(0)
  expect(pauseAfter(done, markOf(done))).toBeGreaterThan(0)
  expect(pauseAfter(report(harvest('running')), undefined)).toBeGreaterThan(0)
})
