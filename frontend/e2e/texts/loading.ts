import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy, heldBack, setClock, stopClock } from './said.ts'
import type { TextStage } from './text-stage.ts'

const FIGURES = '/api/recent-members'

/** Counts the calls to a path from here on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

/** How the front end asks the server. */
export function testLoading(stage: TextStage): void {
  test('what was loaded stays: no second call by focus, by time, or by coming back', async () => {
    const page = await stage.admin()
    await setClock(page)
    const calls = countCalls(page, FIGURES)
    await page.goto('/dashboard')
    await page.getByText('No members yet').or(page.getByText(/ago$/).first()).first().waitFor()
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await page.clock.fastForward('02:00:00')
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Recent Members' }).waitFor()
    expect(calls()).toBe(1)
  })

  test('a call that fails is not repeated, and cookies go with it', async () => {
    const page = await stage.admin()
    await setClock(page)
    await answerBy(page, FIGURES, 500, 'Out of order')
    const calls = countCalls(page, FIGURES)
    const endings = countCalls(page, '/api/logout')
    await page.goto('/dashboard')
    await page.getByText('Out of order').waitFor()
    await page.clock.fastForward('00:10:00')
    expect(calls()).toBe(1)
    await answerBy(page, '/api/logout', 500)
    const sent = page.waitForRequest('**/api/logout')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    expect((await (await sent).allHeaders()).cookie).toContain('=')
    await page.clock.fastForward('00:10:00')
    expect(endings()).toBe(1)
  })

  test('how long ago something was goes on while the page stays open', async () => {
    const page = await stage.admin()
    await setClock(page)
    await page.goto('/settings')
    await page.getByText(/^Signed in less than a minute ago, in use now/).waitFor()
    await page.clock.fastForward('00:50:00')
    const signedIn = page.getByText(/^Signed in .+ ago, in use now/)
    await expect.poll(() => signedIn.innerText()).toMatch(/^Signed in (49|50|51) minutes ago/)
  })

  test('a session that ended elsewhere shows at the next call', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.context().clearCookies()
    await page.reload()
    await page.waitForURL('**/login?next=%2Fsettings')
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
}

/** How soon something is there. */
export function testPromptness(stage: TextStage): void {
  test('screens and their parts are shown when their code is there, whatever the clock says', async () => {
    const page = await stage.admin()
    await setClock(page)
    await stopClock(page)
    await page.goto('/settings')
    await page.getByLabel('Current password').first().waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('heading', { name: 'Recent Members' }).waitFor()
    expect(await page.locator('main h1').count()).toBe(1)
  })

  test('a page has its shape before any script has run', async () => {
    const page = await stage.visitor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/member-map', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Meridian' }).waitFor()
    expect(await page.locator('main .animate-pulse').first().isVisible()).toBe(true)
  })
}

/** What is still sent when the page is left. */
export function testLeaving(stage: TextStage): void {
  test('who signs out and leaves at once is signed out, though the call has not gone out yet', async () => {
    const page = await stage.admin()
    await page.goto('/settings')
    await page.getByRole('button', { name: /^Account of/ }).click()
    const letGo = await heldBack(page, '/api/logout')
    const asked = page.waitForRequest('**/api/logout')
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await asked
    await page.goto('about:blank')
    letGo()
    await expect.poll(async () => (await page.request.get('/api/session')).status()).toBe(401)
  })
}
