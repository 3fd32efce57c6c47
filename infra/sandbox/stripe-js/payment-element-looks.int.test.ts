import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Checkout, startCheckout } from './testing/start-checkout.ts'

let checkout: Checkout

beforeAll(async () => {
  checkout = await startCheckout()
  checkout.api.answer = ({ path }) => ({
    status: 200,
    body: path.endsWith('/confirm')
      ? { id: 'pi_1', status: 'requires_action', next_action: { type: 'use_stripe_sdk' } }
      : { id: 'pi_1', status: 'requires_payment_method' },
  })
})
afterAll(() => checkout?.stop())

test.each(['light', 'dark'])('has nothing for axe to find fault with when it is %s', async (scheme) => {
  const page = await checkout.open(`?scheme=${scheme}`)
  const violations = async () => (await new AxeBuilder({ page }).analyze()).violations
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('Enter the whole card number.', { exact: true }).waitFor()
  expect(await violations()).toEqual([])
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('ZIP code').fill('94107')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations()).toEqual([])
})

test('keeps its height, whatever it says', async () => {
  const page = await checkout.open()
  const height = async () => (await page.locator('#payment').boundingBox())?.height
  const empty = await height()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('Enter your ZIP code.').waitFor()
  expect(await height()).toBe(empty)
  await page.getByLabel('Card number').fill('378282246310005')
  expect(await page.getByText('Amex').isVisible()).toBe(true)
  await page.getByLabel('Country').selectOption('Germany')
  expect(await page.getByLabel('Postal code').isVisible()).toBe(false)
  expect(await height()).toBe(empty)
})

test('keeps every error inside the form, on a narrow telephone too', async () => {
  const page = await checkout.open()
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByText('Enter your ZIP code.').waitFor()
  const overflow = (node: { scrollWidth: number; clientWidth: number }) => node.scrollWidth - node.clientWidth
  for (const error of await page.locator('.error').all()) expect(await error.evaluate(overflow)).toBe(0)
})
