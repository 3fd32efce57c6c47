import type { Locator, Page } from 'playwright-core'

/** What asks for a sign-in over a screen whose session is over. */
export const askedAgain = (page: Page): Locator => page.getByRole('dialog', { name: 'You were signed out' })

/** Signs in there, and waits until the screen below goes on. */
export async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  const asked = askedAgain(page)
  await asked.getByLabel('Email').fill(email)
  await asked.getByLabel('Password', { exact: true }).fill(password)
  await asked.getByRole('button', { name: 'Sign In' }).click()
  await asked.waitFor({ state: 'detached' })
}
