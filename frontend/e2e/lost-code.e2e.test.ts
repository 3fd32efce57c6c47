import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { toast } from './visitor.ts'

const stage = openStage()

const SCRIPTS = '**/assets/*.js'
const lost = (route: Route) => route.abort()
/** As a server of the next build answers. */
const gone = (route: Route) => route.fulfill({ status: 404, body: 'There is no such file.' })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** A member in the portal, with all that it fetches at its leisure. */
async function openPortal(name: string): Promise<Page> {
  const { page } = await stage.member(name)
  await page.goto('/portal')
  await page.getByRole('tablist').waitFor()
  await page.getByRole('complementary', { name: 'Side panel' }).getByRole('link').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

test('a tab whose code is lost says so in its own place, and comes when it is asked for again', async () => {
  const page = await openPortal('Tabler')
  await page.route(SCRIPTS, lost)
  await page.getByRole('tab', { name: 'Podcast' }).click()
  const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await heading(page, 'Member portal').waitFor()
  await page.unroute(SCRIPTS, lost)
  await again.click()
  expect(await page.getByRole('tabpanel').getByText('feed').first().textContent()).not.toBe('')
})

test('a screen whose code is lost leaves the navigation, and the way back', async () => {
  const page = await openPortal('Screener')
  await page.route(SCRIPTS, lost)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await heading(page, 'Something went wrong').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('Check your connection')
  expect(await page.getByRole('main').count()).toBe(1)
  await page.goBack()
  await heading(page, 'Member portal').waitFor()
  await page.unroute(SCRIPTS, lost)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await heading(page, 'Settings').waitFor()
})

test('in a page of an older build a menu says that it does not come, and a screen comes with a new page', async () => {
  const page = await openPortal('Older')
  await page.route(SCRIPTS, gone)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await toast(page, 'Could Not Be Opened').waitFor()
  await page.evaluate(() => Object.assign(window, { old: true }))
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('link', { name: 'Settings' }).first().click()
  expect(new URL((await loaded).url()).pathname).toBe('/settings')
  await page.unroute(SCRIPTS, gone)
  await page.reload()
  await heading(page, 'Settings').waitFor()
})
