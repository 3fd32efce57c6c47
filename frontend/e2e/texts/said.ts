import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** What a toast says: its title and, where there is one, its description. */
export async function toastOf(page: Page): Promise<string[]> {
  const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await shown.waitFor()
  expect(await shown.count()).toBe(1)
  return (await shown.innerText()).split('\n').filter((line) => line.trim() !== '')
}

/** The toast, once it says something with this title; answers its description. */
export async function describedAs(page: Page, title: string): Promise<string | undefined> {
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(title, { exact: true })
    .waitFor()
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

/** Midnight, by which the clock of a page is set that is put forward by hand. */
const MIDNIGHT = new Date('2030-01-01T00:00:00Z')

/** A page whose clock can be stopped; before it is opened. */
export const setClock = (page: Page): Promise<void> => page.clock.install({ time: MIDNIGHT })

/** Stops the clock: from here on it goes by `page.clock.runFor` alone. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(MIDNIGHT.getTime() + 3_600_000)
