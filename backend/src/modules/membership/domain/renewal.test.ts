import { expect, it } from 'vitest'
import { active, day, step } from './testing/step.ts'

it('a membership is renewed when the next period is paid, not when it begins', () => {
  const begun = step(active, { currentPeriodEnd: day(20), paidUntil: day(1) }, day(2))
  expect([begun.after.status, begun.events]).toEqual(['active', []])
  const paid = { currentPeriodEnd: day(20), paidUntil: day(20) }
  expect(step(begun.after, paid, day(3)).events).toEqual(['membership.renewed'])
  expect(step(step(begun.after, paid, day(3)).after, paid, day(4)).events).toEqual([])
})

it('a membership is renewed when it is heard at once that the next period has begun and is paid', () => {
  const paid = { currentPeriodEnd: day(20), paidUntil: day(20) }
  expect(step(active, paid, day(2)).events).toEqual(['membership.renewed'])
  expect(step({ ...active, paidUntil: day(1) }, paid, day(2)).events).toEqual(['membership.renewed'])
})

it('a membership goes on while its renewal cannot be billed, which is told once', () => {
  const stuck = { currentPeriodEnd: day(20), paidUntil: day(1), stuckInvoiceId: 'in_2' }
  const { after, events } = step(active, stuck, day(2))
  expect([after.status, events]).toEqual(['active', ['membership.billing-stuck']])
  expect(step(after, stuck, day(3)).events).toEqual([])
  expect(step(after, { ...stuck, stuckInvoiceId: 'in_3' }, day(3)).events).toEqual([
    'membership.billing-stuck',
  ])
})

it('a membership tells nothing of what could not be billed once it has ended', () => {
  const { events } = step(active, { state: 'ended', stuckInvoiceId: 'in_2' }, day(5))
  expect(events).not.toContain('membership.billing-stuck')
})
