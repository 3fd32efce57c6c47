import { expect, it } from 'vitest'
import { isHint } from './hints.ts'

it.each([
  ['customer.subscription.created', true],
  ['customer.subscription.deleted', true],
  ['invoice.payment_action_required', true],
  ['charge.refunded', true],
  ['charge.dispute.closed', true],
  ['customer.deleted', true],
  ['customer.updated', false],
  ['invoice.created', false],
  ['charge.succeeded', false],
  ['something.new', false],
])('%s moves a membership: %s', (type, moves) => {
  expect(isHint(type)).toBe(moves)
})
