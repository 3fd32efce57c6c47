import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { answerBy, follow } from '../texts/said.ts'
import { signInAsAdmin, toast } from '../visitor.ts'

const BILLING = '/portal?tab=subscription'
/** Of somebody who pays for the Pro plan. */
const SUBSCRIPTION = {
  ...{ tier: { id: 'pro', name: 'Pro' }, currency: 'usd', yearlyPrice: 49_900, credit: 0 },
  ...{ nextCharge: { amount: 49_900, tax: 0, at: '2040-01-01T00:00:00.000Z' }, endsAt: null },
  ...{ card: null, openInvoice: null, invoices: [], payments: [] },
}

/** The admin, in a tab that has shown the start page as the server wrote it. */
async function adminAtStart(stage: Stage) {
  const visit = await stage.visit()
  await signInAsAdmin(visit.page, '/settings')
  await visit.page.goto('/')
  await visit.page.getByRole('link', { name: 'Choose Enterprise' }).waitFor()
  return visit
}

async function publish(page: Page, headline: string): Promise<void> {
  await page.getByLabel('Headline').fill(headline)
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await toast(page, 'Draft Saved').waitFor()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await toast(page, 'Page Published').waitFor()
}

async function price(page: Page, tier: string, dollars: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${tier}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Edit ${tier}` })
  await dialog.getByLabel('Price per year').fill(dollars)
  await dialog.getByRole('button', { name: 'Save tier' }).press('Enter')
  await toast(page, 'Tier Saved').waitFor()
}

/** What the admin has just changed, in the very tab in which they did. */
export function testSameTab(stage: Stage): void {
  test('the tab in which the start page was published shows it anew', async () => {
    const { page, complaints } = await adminAtStart(stage)
    await follow(page, '/admin/landing')
    await publish(page, 'Written in this very tab')
    await follow(page, '/')
    await page.getByRole('heading', { level: 1, name: 'Written in this very tab' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('the tab in which a tier was priced offers it at that price, to visitors and to members', async () => {
    const { page, complaints } = await adminAtStart(stage)
    const known = { subscription: SUBSCRIPTION, complimentary: null, second: null, waiting: false }
    await answerBy(page, '/api/subscription', 200, JSON.stringify(known))
    await follow(page, BILLING)
    await page.getByText('Enterprise, $999 a year').waitFor()
    await follow(page, '/tiers')
    await price(page, 'Enterprise', '1099')
    await follow(page, '/')
    await page.getByText('$1,099', { exact: true }).waitFor()
    await follow(page, BILLING)
    await page.getByText('Enterprise, $1,099 a year').waitFor()
    expect(complaints).toEqual([])
  })
}
