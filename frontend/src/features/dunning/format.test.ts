import { expect, it } from 'vitest'
import { formatDifference, formatFigure, formatPolicy, formatSummary } from './format.ts'

const none = {
  paidInTime: 0,
  paidAfterLoss: 0,
  notPaid: 0,
  undecided: 0,
  lostAccess: 0,
  paidInTimeCents: 0,
  paidAfterLossCents: 0,
  notPaidCents: 0,
  freeDays: 0,
  takenDays: 0,
}

it('words figures in their unit', () => {
  expect(formatFigure(1_234, 'count')).toBe('1,234')
  expect(formatFigure(149_700, 'cents')).toBe('$1,497')
  expect(formatFigure(1, 'days')).toBe('1 day')
  expect(formatFigure(10.54, 'days')).toBe('10.5 days')
})

it('words differences', () => {
  expect(formatDifference(1, 3, 'count')).toBe('2 more')
  expect(formatDifference(3, 1, 'count')).toBe('2 fewer')
  expect(formatDifference(99_900, 50_000, 'cents')).toBe('$499 less')
  expect(formatDifference(7, 14.5, 'days')).toBe('7.5 days more')
  expect(formatDifference(7, 7.01, 'days')).toBe('no difference')
})

it('words policies, however short', () => {
  expect(formatPolicy({ gracePeriodDays: 1, allowedFailures: 1 })).toBe('1 day, 1 failure')
  expect(formatPolicy({ gracePeriodDays: 1 / 8_640, allowedFailures: 3 })).toBe('0.000116 days, 3 failures')
})

it('says in one sentence what would have changed', () => {
  const present = { ...none, policy: { gracePeriodDays: 7, allowedFailures: 3 }, freeDays: 7 }
  const simulated = {
    ...present,
    policy: { gracePeriodDays: 14, allowedFailures: 4 },
    paidInTime: 2,
    paidInTimeCents: 69_800,
    freeDays: 14,
  }
  expect(formatSummary({ present, simulated, histories: 3, from: '', to: '' })).toBe(
    '14 days, 4 failures instead of 7 days, 3 failures: 2 more pay while inside ($698 more), and 7 days more are given for free.',
  )
  expect(formatSummary({ present, simulated: present, histories: 3, from: '', to: '' })).toBe(
    '7 days, 3 failures instead of 7 days, 3 failures: just as many pay while inside, and just as many days are given for free.',
  )
})
