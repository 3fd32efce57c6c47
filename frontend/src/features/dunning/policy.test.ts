import { expect, it } from 'vitest'
import { policyOf, searchOf } from './policy.ts'

it('tries something when the address names nothing', () => {
  expect(policyOf('')).toMatchObject({ typed: { gracePeriodDays: '14', allowedFailures: '4' }, usable: true })
})

it('reads what it wrote', () => {
  const typed = { gracePeriodDays: '30', allowedFailures: '10' }
  expect(policyOf(searchOf(typed))).toEqual({ typed, problems: {}, usable: true })
})

it.each(['1e1', '0x0a', '10.0', '+10'])('takes %s for no whole number', (typed) => {
  expect(
    policyOf(`?${new URLSearchParams({ gracePeriodDays: typed, allowedFailures: typed })}`).problems,
  ).toEqual({
    gracePeriodDays: 'Enter a whole number of days from 0 to 60.',
    allowedFailures: 'Enter a whole number of failures from 1 to 10.',
  })
})

it('keeps what is wrong, and says what would be right', () => {
  const { typed, problems, usable } = policyOf('?gracePeriodDays=61&allowedFailures=')
  expect(usable).toBe(false)
  expect(typed).toEqual({ gracePeriodDays: '61', allowedFailures: '' })
  expect(problems).toEqual({
    gracePeriodDays: 'Enter a whole number of days from 0 to 60.',
    allowedFailures: 'Enter a whole number of failures from 1 to 10.',
  })
})
