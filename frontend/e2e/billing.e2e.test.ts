import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { becomeMember, expectAccessible, newestSubscription, renew, toast, untilFocused } from './visitor.ts'

const BILLING = '/portal?tab=subscription'

/** The page asks every fifteen seconds who it has before it. */
const NOTICED = { timeout: 60_000 }

const stage = openStage()

/** Somebody who has bought the Pro plan, at their billing. */
async function newMember(name: string): Promise<{ page: Page; complaints: string[] }> {
  const visit = await stage.visit()
  const { page } = visit
  await becomeMember(page, 'pro', name)
  await page.goto(BILLING)
  await page.getByRole('heading', { name: 'Your subscription' }).waitFor()
  return visit
}

const backgroundOf = (button: Locator) =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor)

/** The way back from the provider's pages. */
const backHome = (page: Page) => page.waitForURL(`${stage.copy().url}${BILLING}`)

test('a member sees the cost, moves to another plan, changes the card, cancels and resumes', async () => {
  const { page, complaints } = await newMember('Mover')
  await page.getByText('Pro, $499 a year').waitFor()

  const opener = page.getByRole('button', { name: 'Move to Enterprise' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move to Enterprise' })
  await dialog.getByText('Due now').waitFor()
  await page.keyboard.press('Escape')
  await untilFocused(opener)
  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /and change$/ }).click()
  await backHome(page)
  await page.getByText('Enterprise, $999 a year').waitFor()

  await page.getByRole('button', { name: 'Change card' }).click()
  await page.getByLabel('Card number').fill('5555555555554444')
  await page.getByLabel('Expiry date').fill('12 / 26')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
  await backHome(page)
  await page.getByText('Mastercard ending in 4444').waitFor()
  await page.getByText('This card expires before the next charge.').waitFor()

  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await backHome(page)
  await page.getByText('Ends on').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resume membership' }).click()
  await page.getByRole('button', { name: 'Don’t cancel' }).click()
  await page.goto(BILLING)
  await page.getByText('Next charge', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a failed renewal is paid at once, from the banner and from the wall', async () => {
  const { page, complaints } = await newMember('Payer')
  const subscription = await newestSubscription(stage.copy())
  const banner = page.getByRole('region', { name: 'Payment warning' })
  const payBeside = async (opener: Locator) => {
    const opened = page.waitForEvent('popup', NOTICED)
    await opener.click(NOTICED)
    const provider = await opened
    await provider.getByRole('button', { name: 'with the card on file' }).click()
    await provider.getByText('Paid on').waitFor()
    await provider.close()
  }
  await renew(stage.copy(), subscription, 'failed')
  // The page notices by itself, now and then.
  await page.getByText('None until the open invoice is paid.').waitFor(NOTICED)
  await banner.waitFor(NOTICED)
  expect(await banner.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Manage plan' }).count()).toBe(0)
  await page.goto('/portal')
  await payBeside(banner.getByRole('button', { name: 'Pay now (opens in a new tab)' }))
  await page.goto(BILLING)
  await page.getByText('Next charge', { exact: true }).waitFor()
  await banner.waitFor({ state: 'detached' })

  for (let failed = 0; failed < 3; failed += 1) await renew(stage.copy(), subscription, 'failed')
  const wall = page.getByRole('region', { name: 'Subscription Required' })
  const payInWall = wall.getByRole('button', { name: 'Pay now' })
  await payInWall.waitFor(NOTICED)
  const payInCard = page
    .getByRole('region', { name: 'Your renewal is not paid yet' })
    .getByRole('link', { name: 'Pay now' })
  await page.reload()
  await payInCard.waitFor()
  // Both lead to the payment, and one of them stands out.
  expect(await backgroundOf(payInCard)).not.toBe(await backgroundOf(payInWall))
  await payBeside(payInWall)
  await page.goto(BILLING)
  await wall.waitFor({ state: 'detached' })
  await page.getByText('Next charge', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('what is told of the billing follows when access is lost and comes back on screen', async () => {
  const { page, complaints } = await stage.visit()
  await page.clock.install()
  await becomeMember(page, 'pro', 'Watcher')
  const subscription = await newestSubscription(stage.copy())
  const owed = page.getByRole('region', { name: 'Your renewal is not paid yet' })
  const wall = page.getByRole('region', { name: 'Subscription Required' })
  const due = page.getByText('Next charge', { exact: true })
  const untilStatus = (status: string) =>
    expect
      .poll(async () => (await page.request.get('/api/session')).text())
      .toContain(`"membershipStatus":"${status}"`)
  // A moment ahead, since the clock goes on until it hears of it.
  const pause = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  // Whoever comes back to the page has it ask who is signed in.
  const comeBack = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.clock.resume()
  }
  await page.goto(BILLING)
  await due.waitFor()
  await pause()

  for (let failed = 0; failed < 3; failed += 1) await renew(stage.copy(), subscription, 'failed')
  await untilStatus('payment_failed')
  // For the page hardly any time has passed since it read the billing.
  await comeBack()
  await wall.waitFor()
  await owed.waitFor()

  await pause()
  await renew(stage.copy(), subscription, 'paid')
  await untilStatus('active')
  await comeBack()
  await wall.waitFor({ state: 'detached' })
  await owed.waitFor({ state: 'detached' })
  await due.waitFor()
  expect(complaints).toEqual([])
})

test('whoever cancels while a renewal is open is promised nothing until it is paid', async () => {
  const { page, complaints } = await newMember('Leaver')
  await renew(stage.copy(), await newestSubscription(stage.copy()), 'failed')
  await page.reload()
  await page.getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  await backHome(page)
  await page.getByText('Pay the open invoice, and everything is open to you until then.').waitFor()
  await page.getByText('As soon as it is paid, everything is open to you until').waitFor()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Pay now (opens in a new tab)' }).click()
  const provider = await opened
  await provider.getByRole('button', { name: 'with the card on file' }).click()
  await provider.getByText('Paid on').waitFor()
  await page.goto(BILLING)
  await page.getByText('Until then everything stays open to you, and nothing more is charged.').waitFor()
  expect(complaints).toEqual([])
})

test('a provider that is down is said, and asked again', async () => {
  const { page } = await newMember('Waiter')
  await stage.copy().sandbox.post('/control/fault', { provider: 'stripe', kind: 'down', count: 20 })
  await page.reload()
  await page.getByRole('heading', { name: 'Member portal' }).waitFor()
  await page.getByText('Your subscription could not be loaded').waitFor()
  await expectAccessible(page)
  await stage.copy().sandbox.post('/control/fault', { provider: 'stripe', kind: 'down', count: 0 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Pro, $499 a year').waitFor()

  await stage.copy().sandbox.post('/control/fault', { provider: 'stripe', kind: 'down', count: 20 })
  await page.getByRole('button', { name: 'Change card' }).click()
  await toast(page, 'Payment Page Not Available').waitFor()
  await page.waitForURL('**/member-portal?tab=subscription')
  expect(await page.getByRole('button', { name: 'Change card' }).isEnabled()).toBe(true)
})
