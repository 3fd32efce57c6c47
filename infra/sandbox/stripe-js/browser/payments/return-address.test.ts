import { expect, test } from 'vitest'
import { checkReturnUrl, returnAddress } from './return-address.ts'

test('adds what the page needs to find its payment again', () => {
  const address = returnAddress('https://meridian.test/join?tier=pro', 'pi_1_secret_2', {
    id: 'pi_1',
    status: 'succeeded',
  })
  expect(address).toBe(
    'https://meridian.test/join?tier=pro&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
  )
})

test.each([undefined, '', '/join', 'javascript:alert(1)'])('%j is no place to return to', (text) => {
  expect(() => checkReturnUrl(text)).toThrow(/return_url has to be/)
})
