import type { Page } from 'playwright-core'

interface Card {
  number: string
}

/** The card form of the provider, filled as a person would, and sent. */
export async function payWith(page: Page, { number }: Card): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 39')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('ZIP code').fill('94107')
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** From the first page to the card form of a tier. */
export async function chooseTier(page: Page, url: string, tier: string): Promise<void> {
  await page.goto(url)
  await page.locator(`a[href="/checkout/${tier}"]`).click()
  await page.getByLabel('Card number').waitFor()
}

/** The one toast that is shown. */
export function toast(page: Page, title: string) {
  return page.getByText(title, { exact: true }).first()
}
