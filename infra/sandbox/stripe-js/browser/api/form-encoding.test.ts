import { expect, test } from 'vitest'
import { encodeForm } from './form-encoding.ts'

test('writes nested fields with brackets and leaves out what is not there', () => {
  const form = encodeForm({
    key: 'pk_test_1',
    payment_method_data: { type: 'card', card: { exp_month: 4 }, billing_details: { name: null } },
    receipt_email: undefined,
    off_session: false,
  })
  expect([...form]).toEqual([
    ['key', 'pk_test_1'],
    ['payment_method_data[type]', 'card'],
    ['payment_method_data[card][exp_month]', '4'],
    ['off_session', 'false'],
  ])
})

test('keeps characters that mean something in a form', () => {
  expect(encodeForm({ name: 'Ann & Bob = 1+1', city: 'Łódź' }).toString()).toBe(
    'name=Ann+%26+Bob+%3D+1%2B1&city=%C5%81%C3%B3d%C5%BA',
  )
})
