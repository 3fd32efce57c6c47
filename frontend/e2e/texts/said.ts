import type { Locator, Page, Route } from 'playwright-core'

/** The toasts that are shown. A dialog over the page hides them from the tree of roles, but not from people. */
export const toasts = (page: Page): Locator => page.locator('[role=region][aria-label^=Notifications] li')

/** The one toast that is shown, as its title and its description. */
export async function toastOf(page: Page): Promise<string[]> {
  // A second one would be an error here.
  return (await toasts(page).innerText()).split('\n').filter((line) => line.trim() !== '')
}

/** The description of the toast with this title, once that is shown. */
export async function describedAs(page: Page, title: string): Promise<string | undefined> {
  await toasts(page).getByText(title, { exact: true }).waitFor()
  const [, description] = await toastOf(page)
  return description
}

/** Has a call answered by this, whatever the server would say. */
export function answerBy(page: Page, path: string, status: number, body = ''): Promise<unknown> {
  return page.route(`**${path}`, (route) => route.fulfill({ status, body }))
}

/** Holds a call back until it is let go. */
export async function heldBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Goes on as a link does: the page stays, the screen changes. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

const HOUR_MS = 3_600_000

/** A page whose clock can be stopped; before it is opened. */
export const setClock = (page: Page): Promise<void> => page.clock.install({ time: Date.now() })

/** Puts the clock an hour forward and stops it: from here on it goes by `page.clock.runFor` alone. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + HOUR_MS)
