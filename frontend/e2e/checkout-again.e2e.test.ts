import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdAnswer } from './lost-answer.ts'
import { openStage } from './stage.ts'
import {
  chooseTier,
  expectAccessibleEverywhere,
  newestSubscription,
  payWith,
  register,
  toast,
} from './visitor.ts'

const stage = openStage()
const GOOD_CARD = { number: '4242424242424242' }
const nothingToPay = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'There is nothing to pay' }).waitFor()

/** A call of the provider's API. */
async function provider<Answer>(
  method: string,
  path: string,
  fields?: Record<string, string>,
): Promise<Answer> {
  const answer = await fetch(`${stage.copy().sandboxUrl}/stripe/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_sandbox' },
    ...(fields && { body: new URLSearchParams(fields) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

interface Prices {
  data: { id: string; unit_amount: number }[]
}

/** Ends a membership after a move to the cheapest plan, so that the difference is left as a credit. */
async function leaveWithCredit(id: string): Promise<void> {
  const { items } = await provider<{ items: { data: { id: string }[] } }>('GET', `subscriptions/${id}`)
  const { data } = await provider<Prices>('GET', 'prices?limit=100')
  await provider('POST', `subscriptions/${id}`, {
    'items[0][id]': items.data[0]?.id ?? '',
    'items[0][price]': data.find(({ unit_amount }) => unit_amount === 19_900)?.id ?? '',
    proration_behavior: 'always_invoice',
  })
  await provider('DELETE', `subscriptions/${id}`)
}

test('a credit is shown before it is spent, and spent by a press', async () => {
  const { page, complaints } = await stage.member('Creditor')
  const subscriptionId = await newestSubscription(stage.copy())
  // The plan has a price at the provider from its first checkout on.
  const { page: other } = await stage.visit()
  await other.goto('/checkout/basic')
  await other.getByLabel('Card number').waitFor()
  await other.close()
  await page.goto('/portal')
  await leaveWithCredit(subscriptionId)
  await page.getByText('Choose a plan').first().waitFor()

  await page.goto('/checkout/basic')
  const pay = page.getByRole('button', { name: 'Pay $199.00 from your credit' })
  await pay.waitFor()
  await page.getByText('-$199.00', { exact: true }).waitFor()
  await expectAccessibleEverywhere(page)
  const second = await page.context().newPage()
  await second.goto('/checkout/basic')
  const late = second.getByRole('button', { name: /from your credit/ })
  await late.waitFor()
  await pay.click()
  await toast(page, 'Subscription Successful!').waitFor()
  await page.getByRole('tablist').waitFor()
  await late.click()
  await nothingToPay(second)
  expect(complaints).toEqual([])
})

test('a payment that was closed by one in another tab is looked up, not tried for ever', async () => {
  const { page: first } = await stage.visit()
  await register(first, 'Tabs')
  const second = await first.context().newPage()
  await first.goto('/checkout/basic')
  await second.goto('/checkout/pro')
  for (const page of [first, second]) await page.getByLabel('Card number').waitFor()
  await payWith(first, GOOD_CARD)
  await first.waitForURL('**/portal')
  await first.getByRole('tablist').waitFor()
  await payWith(second, GOOD_CARD)
  await nothingToPay(second)
  expect(await second.getByText(/PaymentIntent/).count()).toBe(0)
})

test('a browser that nobody knew begins one payment, though two tabs of it ask at the same moment', async () => {
  const { page: first } = await stage.visit()
  const second = await first.context().newPage()
  // The provider takes so long that both have asked before either is answered.
  const slow = { provider: 'stripe', kind: 'slow', count: 1, path: '/customers' }
  await stage.copy().sandbox.post('/control/fault', slow)
  const answers = [first, second].map((page) => page.waitForResponse('**/api/create-guest-subscription'))
  await Promise.all([first.goto('/checkout/basic'), second.goto('/checkout/basic')])
  const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()))
  const [one, other] = bodies.map((body) => /"subscriptionId":"(sub_\w+)"/.exec(body)?.[1])
  expect(one).toBeDefined()
  expect(other).toBe(one)
})

test('whoever reloads before the answer to a payment comes is let in all the same', async () => {
  const { page } = await stage.visit()
  const { url } = stage.copy()
  await chooseTier(page, url, 'pro')
  await page.getByLabel('Email').fill('hasty@example.org')
  await page.getByLabel('Username').fill('Hasty')
  const { answered, letGo, close } = await holdAnswer(page, url, '/api/subscription-success')
  await payWith(page, GOOD_CARD)
  await answered
  await page.reload()
  letGo()
  await page.getByRole('tablist').waitFor()
  expect((await page.request.get('/api/session')).status()).toBe(200)
  close()
})
