import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import { answerBy, describedAs, setClock, stopClock, toasts } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** Has the code of a part not arrive the first so many times; answers how often it was asked for. */
export async function loseCode(page: Page, part: string, times: number): Promise<() => number> {
  let asked = 0
  await page.route(`**/assets/${part}-*.js`, (route) => {
    asked += 1
    return asked <= times ? route.abort() : route.continue()
  })
  return () => asked
}

/** At the login, with a password that is refused. */
async function refusedAtLogin(page: Page): Promise<void> {
  await answerBy(page, '/api/login', 401, 'Not this one')
  await page.goto('/login')
  await page.getByLabel('Email').fill('someone@example.org')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** What is left of a screen where the code of some of its parts does not arrive. */
export function testLostLine(stage: TextStage): void {
  test('what comes beside a screen comes a moment later where the line was lost meanwhile', async () => {
    const page = await stage.admin()
    for (const part of ['side-panel', 'member-count', 'integrations-dot']) await loseCode(page, part, 1)
    await answerBy(page, '/api/analytics', 200, '{"memberCount":127}')
    await page.goto('/settings')
    const panel = page.getByRole('complementary', { name: 'Side panel' })
    await panel.getByRole('link', { name: 'Members 127 members' }).waitFor()
    await panel.getByTitle('active').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Settings')
  })

  test('where it stays away, the screen stays as it is, with what was typed, and the next occasion tries again', async () => {
    const page = await stage.visitor()
    await setClock(page)
    const [ahead, forToast] = [1, 11]
    const asked = await loseCode(page, 'toaster', ahead + forToast)
    await refusedAtLogin(page)
    for (let times = ahead + 1; times <= ahead + forToast; times += 1) {
      await expect.poll(asked).toBeGreaterThanOrEqual(times)
      await page.clock.fastForward(1_000)
    }
    await page.clock.fastForward(60_000)
    expect(await page.getByLabel('Email').inputValue()).toBe('someone@example.org')
    expect(await toasts(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await toasts(page).getByText('Not this one').waitFor()
  })

  test('a menu that does not arrive is asked for again and then said to be missing, and opens at the next press', async () => {
    const page = await stage.guest('Cut Off')
    await setClock(page)
    const asked = await loseCode(page, 'account-menu', 5)
    await page.goto('/settings')
    const avatar = page.getByRole('button', { name: 'Account of Cut Off' })
    await avatar.focus()
    await expect.poll(asked).toBe(1)
    await avatar.press('Enter')
    for (let times = 2; times <= 5; times += 1) {
      await expect.poll(asked).toBeGreaterThanOrEqual(times)
      await page.clock.fastForward(1_000)
    }
    expect(await describedAs(page, 'Could Not Be Opened')).toMatch(/connection/)
    await untilFocused(avatar)
    await avatar.press('Enter')
    await page.locator('[role=menu]:focus-within').waitFor()
  })
}

/** What is fetched before anybody waits for it. */
export function testPointing(stage: TextStage): void {
  test('pointing at a link fetches what is behind it; where it does not come, going there asks for it anew', async () => {
    const page = await stage.admin()
    await setClock(page)
    await stopClock(page)
    const asked = await loseCode(page, 'members-screen', 1)
    await page.goto('/settings')
    const link = page.getByRole('link', { name: 'Members' }).first()
    await link.hover()
    await expect.poll(asked).toBe(1)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
  })
}
