import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ASKED_TYPES, isOfUse, mayAffectMembership } from './webhook-types.ts'

it.each([
  ['customer.subscription.created', true],
  ['customer.subscription.deleted', true],
  ['invoice.payment_action_required', true],
  ['invoice.finalization_failed', true],
  ['charge.refunded', true],
  ['charge.dispute.closed', true],
  ['customer.deleted', true],
  ['customer.updated', false],
  ['invoice.created', false],
  ['charge.succeeded', false],
  ['something.new', false],
])('%s moves a membership: %s', (type, moves) => {
  expect(mayAffectMembership(type)).toBe(moves)
})

it('a customer is looked at for another card alone', () => {
  expect(isOfUse({ type: 'customer.updated', chosenCardId: 'pm_1' })).toBe(true)
  expect(isOfUse({ type: 'customer.updated', chosenCardId: null })).toBe(false)
})

it('the guide has the provider asked for these types, and no others', () => {
  const guide = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const [, list = ''] = /with the\s+events (.*?), and copy its signing secret/s.exec(guide) ?? []
  const named = [...list.replace(/\(.*?\)/s, '').matchAll(/`([^`]+)`/g)].map(([, type]) => type)
  expect(named.toSorted()).toEqual([...ASKED_TYPES].toSorted())
})
