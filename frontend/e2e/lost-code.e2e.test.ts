import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { toast } from './visitor.ts'

const stage = openStage()

const SCRIPTS = '**/assets/*.js'
const lost = (route: Route) => route.abort()
/** As a server of the next build answers. */
const gone = (route: Route) => route.fulfill({ status: 404, body: 'There is no such file.' })

/** As Firefox is: what did not come once is asked for no more until a page is loaded, whatever the server has by then. */
async function rememberLosses(page: Page): Promise<void> {
  const entry = await page.locator('script[type=module]').first().getAttribute('src')
  let anew = false
  page.on('request', (request) => {
    anew ||= request.isNavigationRequest()
  })
  await page.route(SCRIPTS, (route) =>
    anew || new URL(route.request().url()).pathname === entry ? route.continue() : route.abort(),
  )
}

/** Where the next page that is asked for lies. */
const nextPage = async (page: Page) =>
  new URL((await page.waitForRequest((request) => request.isNavigationRequest())).url())

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

test('in a page of an older build a menu and a screen come with a new page', async () => {
  const page = await openPortal('Older')
  await page.route(SCRIPTS, gone)
  const forMenu = nextPage(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  expect((await forMenu).pathname).toBe('/portal')
  await page.unroute(SCRIPTS, gone)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.route(SCRIPTS, gone)
  const forScreen = nextPage(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  expect((await forScreen).pathname).toBe('/settings')
  await page.unroute(SCRIPTS, gone)
  await page.reload()
  await heading(page, 'Settings').waitFor()
})

describe('where the browser remembers that code was lost, who asks again gets it with a new page:', () => {
  test('a tab', async () => {
    const page = await openPortal('Tabkeeper')
    await rememberLosses(page)
    await page.getByRole('tab', { name: 'Podcast' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(await page.getByRole('tabpanel').getByText('feed').first().textContent()).not.toBe('')
  })

  test('a screen', async () => {
    const page = await openPortal('Screenkeeper')
    await rememberLosses(page)
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading(page, 'Settings').waitFor()
    expect(new URL(page.url()).pathname).toBe('/settings')
  })

  test('a menu', async () => {
    const page = await openPortal('Menukeeper')
    await rememberLosses(page)
    const account = page.getByRole('button', { name: /^Account of/ })
    await account.click()
    await toast(page, 'Could Not Be Opened').waitFor()
    const renewed = page.waitForEvent('load')
    await account.click()
    await renewed
    await account.click()
    expect(await page.getByRole('menu').textContent()).toContain('Logout')
  })
})
