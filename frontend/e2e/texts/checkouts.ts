import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payWith } from '../visitor.ts'
import { answerBy, describedAs } from './said.ts'
import type { TextStage } from './text-stage.ts'

const GOOD_CARD = { number: '4242424242424242' }
const SETUP = '/api/create-guest-subscription'

/** What is said where a checkout cannot begin, and where that leads. */
async function unbegun(page: Page, title: string): Promise<(string | undefined)[]> {
  // It is said on the page that is left as well; the one that is seen here has been taken along.
  await page.waitForURL(({ pathname }) => pathname === '/', { waitUntil: 'commit' })
  return [title, await describedAs(page, title)]
}

/** Makes the provider's script fail in the middle of a payment, with these words. */
async function breakProvider(page: Page, words: string): Promise<void> {
  await page.route('**/stripe/js**', async (route) => {
    const script = await (await route.fetch()).text()
    const broken = `;{const open=window.Stripe;window.Stripe=(...given)=>{const stripe=open(...given);
      stripe.confirmPayment=async()=>{throw new Error(${JSON.stringify(words)})};return stripe}}`
    await route.fulfill({ contentType: 'text/javascript', body: script + broken })
  })
}

async function pressPay(page: Page): Promise<void> {
  await page.getByLabel('Card number').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
}

const SETUPS = [
  [
    503,
    '{"message":"Down.","supportMessage":"Write to help@example.org."}',
    'Payment System Unavailable',
    'Write to help@example.org.',
  ],
  [503, '', 'Payment System Unavailable', 'Please contact support to complete your membership.'],
  [500, 'The books are closed.', 'Payment Setup Error', 'The books are closed.'],
  [500, ' ', 'Payment Setup Error', 'Failed to setup payment'],
] as const

/** Checkouts that cannot begin. */
export function testUnbegunCheckouts(stage: TextStage): void {
  test('a tier that is unknown leads back to the start', async () => {
    const page = await stage.visitor()
    await page.goto('/checkout/platinum')
    expect(await unbegun(page, 'Invalid Plan')).toEqual([
      'Invalid Plan',
      'The selected membership plan was not found.',
    ])
  })

  test('a provider that is down is told with whom to write to', async () => {
    const page = await stage.visitor()
    await stage.copy().sandbox.post('/control/fault', { provider: 'stripe', kind: 'down', count: 20 })
    try {
      await page.goto('/checkout/pro')
      const [, said] = await unbegun(page, 'Payment System Unavailable')
      expect(said).toContain('support@')
    } finally {
      await stage.copy().sandbox.post('/control/fault', { provider: 'stripe', kind: 'down', count: 0 })
    }
  })

  test('whatever else keeps it from beginning is told, and leads back too', async () => {
    const said: unknown[] = []
    const page = await stage.visitor()
    for (const [status, body, title] of SETUPS) {
      await answerBy(page, SETUP, status, body)
      await page.goto('/checkout/pro')
      said.push(await unbegun(page, title))
    }
    expect(said).toEqual(SETUPS.map(([, , title, words]) => [title, words]))
  })

  test('without a client secret there is a screen that leads home', async () => {
    const page = await stage.visitor()
    await answerBy(page, SETUP, 200, '{}')
    await page.goto('/checkout/pro')
    expect(await describedAs(page, 'Payment Setup Error')).toBe(
      'No payment client secret received from server',
    )
    await page.getByText('Failed to initialize payment. Please try again.', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
  })
}

/** Payments that fail, and those that are not told. */
export function testPayments(stage: TextStage): void {
  test('a guest says who they are; a payment that breaks off is told', async () => {
    const page = await stage.visitor()
    await breakProvider(page, 'The line broke')
    await page.goto('/checkout-annual')
    await page.getByText('$499.00').first().waitFor()
    expect(await page.getByLabel('Username').count()).toBe(0)
    expect(await page.getByLabel('Email').getAttribute('type')).toBe('email')
    await pressPay(page)
    await page.getByText('Please provide your email address to continue.', { exact: true }).waitFor()
    await page.getByLabel('Email').fill('breaker@example.org')
    await payWith(page, GOOD_CARD)
    expect(await describedAs(page, 'Payment Error')).toBe('The line broke')
    await breakProvider(page, '')
    await page.goto('/checkout/basic')
    await pressPay(page)
    await page.getByText('Please provide both email and username to continue.', { exact: true }).waitFor()
    for (const field of ['Email', 'Username'])
      expect([field, await page.getByLabel(field).getAttribute('aria-invalid')]).toEqual([field, 'true'])
    await page.getByLabel('Email').fill('breaker@example.org')
    await pressPay(page)
    await page.getByText('Please provide both email and username to continue.', { exact: true }).waitFor()
    await page.getByLabel('Username').fill('Breaker')
    await payWith(page, GOOD_CARD)
    expect(await describedAs(page, 'Payment Error')).toBe('An unexpected error occurred')
  })

  test('a payment that the server does not answer for is processed all the same, and leads to the portal after two seconds', async () => {
    const page = await stage.visitor()
    await page.goto('/checkout/basic?ref=FRIEND22')
    await page.getByLabel('Email').fill('unheard@example.org')
    await page.getByLabel('Username').fill('Unheard')
    let answeredAt = 0
    await page.route('**/api/subscription-success', (route) => {
      answeredAt = performance.now()
      return route.fulfill({ status: 500, body: 'Nobody answers' })
    })
    const confirmed = page.waitForRequest('**/payment_intents/*/confirm')
    const told = page.waitForRequest('**/api/subscription-success')
    // Both are there for two seconds.
    const received = page.getByRole('heading', { name: 'Payment received' }).waitFor()
    const processed = describedAs(page, 'Subscription Processed')
    await payWith(page, GOOD_CARD)
    expect((await confirmed).postData()).toContain('receipt_email=unheard%40example.org')
    expect((await confirmed).postData()).toContain(encodeURIComponent(`${stage.copy().url}/portal`))
    expect((await told).postDataJSON()).toEqual({
      ...{ subscriptionId: expect.stringMatching(/^sub_/), customerId: expect.stringMatching(/^cus_/) },
      ...{ email: 'unheard@example.org', username: 'Unheard' },
      ...{ membershipTierId: 'basic', referralCode: 'FRIEND22' },
    })
    await received
    expect(await processed).toContain('Your payment arrived')
    // Nobody is signed in, so the portal asks who it is.
    await page.waitForURL('**/login?next=%2Fportal')
    expect(performance.now() - answeredAt).toBeGreaterThanOrEqual(2_000)
  })
}
