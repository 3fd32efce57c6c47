import { readFileSync } from 'node:fs'
import type { Analytics } from '@meridian/contracts/http/analytics/get-analytics'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { answerBy } from './texts/said.ts'
import { ADMIN_ENV, becomeMember, expectAccessible, signInAsAdmin } from './visitor.ts'

const stage = openStage(ADMIN_ENV)

/** The figures are told a moment after the payment. */
async function untilCounted(page: Page): Promise<void> {
  const figures = async () => {
    const { memberCount, conversionRate, activeIntegrations }: Analytics = await (
      await page.request.get('/api/analytics')
    ).json()
    return { memberCount, conversionRate, activeIntegrations }
  }
  const wanted = { memberCount: 1, conversionRate: 100, activeIntegrations: 3 }
  await expect.poll(figures).toEqual(wanted)
}

test('figures over time: each opens what it means and its rows, and is a file; members are told that it is for staff', async () => {
  const member = await stage.visit()
  await becomeMember(member.page, 'enterprise', 'Counted')
  await member.page.goto('/analytics')
  await member.page.getByText('Only staff can see this').waitFor()
  await member.page.goto('/dashboard')
  await member.page.waitForURL('**/member-portal')

  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/dashboard')
  await untilCounted(page)
  await page.goto('/dashboard')
  await page.getByText('3/4', { exact: true }).waitFor()
  const badge = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Members 1 members' })
  await badge.waitFor()
  await page.getByRole('link', { name: 'Analytics' }).click()
  const members = page.getByRole('region', { name: 'Members', exact: true })
  await members.getByText('today, 0 at the beginning').waitFor()
  await page.getByLabel('Time').selectOption('30')
  await page.waitForURL('**/analytics?days=30')

  await members.locator('summary').press('Enter')
  await members.getByText('Memberships that are active, or past due').waitFor()
  await expect.poll(() => members.getByRole('row').count()).toBe(31)
  const download = page.waitForEvent('download')
  await members.getByRole('button', { name: /^Download as CSV/ }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(31)
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,83\.25,1,0,0,1,1,100$/)
  expect([...complaints, ...member.complaints]).toEqual([])
})

test('a period that could not be loaded is not shown as another one, and can be asked for again', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/analytics')
  const members = page.getByRole('region', { name: 'Members', exact: true })
  await members.getByText('at the beginning').waitFor()
  const ofYear = /\/api\/analytics\/trends\?days=365/
  await page.route(ofYear, (route) => route.fulfill({ status: 503, body: 'Not now' }))
  await page.getByLabel('Time').selectOption('365')
  await members.getByText('Members could not be loaded').waitFor()
  expect(await members.getByText('at the beginning').count()).toBe(0)
  await page.unroute(ofYear)
  await members.getByRole('button', { name: 'Try again' }).press('Enter')
  await members.getByText('at the beginning').waitFor()
})

test('the list of people is a file, or says why it is none', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/members')
  const button = page.getByRole('button', { name: 'Export as CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain('counted@example.org')

  await answerBy(page, '/api/users/export.csv', 503, 'The service is not available right now.')
  await button.press('Enter')
  await page.getByRole('alert').getByText('The service is not available right now.').waitFor()
  await expectAccessible(page)
})

test('bars are seen where the system replaces all colours, and on paper', async () => {
  const { page } = await stage.visit({ forcedColors: 'active' })
  await signInAsAdmin(page, '/analytics')
  for (const name of ['What moved the revenue', 'From checkout to membership']) {
    const bars = page.getByRole('region', { name }).locator('[style*="height"], [style*="width"]')
    await bars.first().waitFor({ state: 'attached' })
    const looks = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const { backgroundColor, printColorAdjust } = getComputedStyle(bar)
        return {
          isSeen: backgroundColor !== getComputedStyle(document.body).backgroundColor,
          printColorAdjust,
        }
      }),
    )
    expect(new Set(looks.map((look) => JSON.stringify(look)))).toEqual(
      new Set([JSON.stringify({ isSeen: true, printColorAdjust: 'exact' })]),
    )
  }
})
