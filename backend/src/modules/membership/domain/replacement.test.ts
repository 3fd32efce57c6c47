import { describe, expect, it } from 'vitest'
import type { Subscription } from './billing.ts'
import { replacementOf } from './replacement.ts'
import { subscriptionUntil } from './testing/standing.ts'

const day = new Date(Date.UTC(2027, 10, 21))

const subscription = (id: string, change: Partial<Subscription> = {}) =>
  subscriptionUntil(day, { id, ...change })

describe('the subscription that takes the place of one that has ended', () => {
  it.each<[string, Subscription[], string | undefined]>([
    ['none where there is none', [], undefined],
    ['the one that is paid', [subscription('sub_1')], 'sub_1'],
    [
      'the dearest one',
      [subscription('sub_1'), subscription('sub_2', { yearlyPriceCents: 99_900 })],
      'sub_2',
    ],
    ['none that was never paid', [subscription('sub_1', { state: 'incomplete' })], undefined],
    ['none that is owed', [subscription('sub_1', { state: 'past-due' })], undefined],
    ['none that was given up', [subscription('sub_1', { state: 'unpaid' })], undefined],
    ['none that has ended', [subscription('sub_1', { state: 'ended' })], undefined],
    [
      'none whose payment went back',
      [subscription('sub_1', { refund: { invoiceId: 'in_1', at: day } })],
      undefined,
    ],
  ])('%s', (_, others, id) => {
    expect(replacementOf(others)?.id).toBe(id)
  })
})
