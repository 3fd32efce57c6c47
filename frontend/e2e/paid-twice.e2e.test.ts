import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { heldBack } from './texts/said.ts'
import {
  ADMIN_ENV,
  expectAccessibleEverywhere,
  payWith,
  register,
  signInAsAdmin,
  toast,
  untilFocused,
} from './visitor.ts'

const CONFIRM = '/payment_intents/*/confirm'
const PAID_TWICE =
  'You have paid for two memberships, and you can use only one. Support knows about it and will refund the payment for the other one.'
/** Either of the two may count: the one whose payment was heard of last. */
const SECOND_PAID =
  /^\$(199\.00 was paid for a second membership, Basic|499\.00 was paid for a second membership, Pro)\./

const stage = openStage(ADMIN_ENV)

/** Opens the card form of a plan. */
async function choose(page: Page, tier: string): Promise<void> {
  await page.goto(`/checkout/${tier}`)
  await page.getByLabel('Card number').waitFor()
}

/** Pays in all of these tabs. No payment goes before the last is on its way: the first one closes the other forms. */
async function payAtOnce(...pages: readonly Page[]): Promise<void> {
  const releases: (() => void)[] = []
  for (const page of pages) {
    releases.push(await heldBack(page, CONFIRM))
    const confirming = page.waitForRequest(`**${CONFIRM}`)
    await payWith(page, { number: '4242424242424242' })
    await confirming
  }
  for (const release of releases) release()
}

/** Somebody who has paid for two plans in two tabs; the second one, on which that is known. */
async function paidTwice(name: string): Promise<{ page: Page; complaints: string[] }> {
  const { page: first, complaints } = await stage.visit()
  await register(first, name)
  const page = await first.context().newPage()
  await page.clock.install()
  await choose(first, 'basic')
  await choose(page, 'pro')
  const tell = await heldBack(page, '/api/subscription-success')
  // It may know of the other payment, or not yet: either is answered here.
  const firstTold = first.waitForResponse('**/api/subscription-success')
  await payAtOnce(first, page)
  await firstTold
  tell()
  return { page, complaints }
}

test('whoever has paid for two plans reads so in peace, and goes on to the portal', async () => {
  const { page, complaints } = await paidTwice('Twice')
  const told = page.getByRole('status').filter({ hasText: PAID_TWICE })
  await told.waitFor()
  await page.getByRole('heading', { level: 1, name: 'You are a member' }).waitFor()
  // Others are in the portal two seconds later.
  await page.clock.fastForward(60_000)
  await page.reload()
  await told.waitFor()
  await expectAccessibleEverywhere(page)

  await untilFocused(page.getByRole('main'))
  await page.keyboard.press('Tab')
  await untilFocused(page.getByRole('link', { name: 'Open the portal' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/portal')
  await page.getByRole('tablist').waitFor()
  // Their billing goes on telling of it; the checkout does not.
  await page.goto('/portal?tab=subscription')
  const second = page.getByRole('region', { name: 'You have paid twice' })
  await second.getByText(SECOND_PAID).waitFor()
  await expectAccessibleEverywhere(page)
  await page.goto('/checkout/pro')
  await page.getByRole('heading', { level: 1, name: 'There is nothing to pay' }).waitFor()
  expect(await told.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('staff see which payment they give back to whom, and how much it was', async () => {
  const { page: member } = await paidTwice('Again')
  await member.getByRole('heading', { level: 1, name: 'You are a member' }).waitFor()
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/members')
  const row = page
    .getByRole('region', { name: 'Somebody has two subscriptions' })
    .getByRole('listitem')
    .filter({
      hasText: 'again@example.org',
    })
  await row.getByText(/^Second payment: \$(199\.00 for Basic|499\.00 for Pro)$/).waitFor()
  await row.getByRole('button', { name: 'Refund the payment to Again' }).click()
  const asked = page
    .getByRole('dialog')
    .getByText(/, \$(199\.00 for Basic|499\.00 for Pro), is refunded to the card/)
  await asked.waitFor()
  expect(await asked.innerText()).not.toContain('sub_')
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: 'Again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Again' }).waitFor()
  expect(complaints).toEqual([])
})

/** Whatever is paid meanwhile was paid more than a year ago. */
async function longAgo<T>(happens: () => Promise<T>): Promise<T> {
  const goTo = async (at: string | null) => {
    const answer = await stage.copy().sandbox.post('/control/stripe/past', { at })
    expect(answer.status, answer.text).toBe(200)
  }
  await goTo(new Date(Date.now() - 370 * 86_400_000).toISOString())
  const happened = await happens()
  await goTo(null)
  return happened
}

test('staff see where there is nothing to refund, and end the subscription', async () => {
  await longAgo(async () => {
    const { page: member } = await paidTwice('Earlier')
    await member.waitForURL('**/portal')
  })
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/members')
  const row = page
    .getByRole('region', { name: 'Somebody has two subscriptions' })
    .getByRole('listitem')
    .filter({
      hasText: 'earlier@example.org',
    })
  await row.getByText('There is nothing to refund. Ending it stops the collection.').waitFor()
  expect(await row.getByText('Second payment').count()).toBe(0)
  await row.getByRole('button', { name: 'End the subscription of Earlier' }).click()
  const dialog = page.getByRole('dialog', { name: 'End the subscription?' })
  await dialog.getByText('so nothing is refunded').waitFor()
  await expectAccessibleEverywhere(page)
  await dialog.getByLabel('Why').fill('The year was used')
  await dialog.getByRole('button', { name: 'End the subscription' }).click()
  await toast(page, 'Subscription Ended').waitFor()
  await row.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
