import type { Page } from 'playwright-core'
import { type Row, rowsOf } from './row.ts'

const NAME = 'W'.repeat(40)

/** From now on the server calls every tier by a name that has no place to break. */
async function renameTiers(page: Page): Promise<void> {
  await page.route(/\/api\/(membership-tiers|tiers|create-guest-subscription)$/, async (call) => {
    const answer = await call.fetch()
    const body = (await answer.text()).replaceAll(/"name":"(Basic|Pro|Enterprise)"/g, `"name":"${NAME}"`)
    await call.fulfill({ response: answer, body })
  })
}

async function lookAgain(page: Page): Promise<void> {
  await renameTiers(page)
  await page.reload()
  await page.getByText(NAME).first().waitFor()
}

/** The start page comes with its tiers; who reaches it from another screen asks for them. */
async function moveToStart(page: Page): Promise<void> {
  await renameTiers(page)
  await page.getByRole('main').locator('a[href="/"]').first().press('Enter')
  await page.getByText(NAME).first().waitFor()
}

/** Names as long as an admin may give them. */
export const UNBROKEN: readonly Row[] = [
  ...rowsOf('visitor', {
    'start page with long names': { path: '/login', act: moveToStart },
    'checkout with a long name': { path: '/checkout/basic', act: lookAgain },
  }),
  ...rowsOf('admin', { 'tiers with long names': { path: '/tiers', act: lookAgain } }),
]
