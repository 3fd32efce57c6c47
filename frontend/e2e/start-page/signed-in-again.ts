import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInAgain } from '../sign-in-again.ts'
import { ADMIN_ENV } from '../visitor.ts'

/** The editor of the start page after its session was over. */
export function testSignedInAgain(admin: () => Page): void {
  test('who signs in again after another admin has saved does not save over it', async () => {
    const page = admin()
    const closing = page.getByLabel('Closing line')
    await closing.fill('See me first')
    const { version, content } = await (await page.request.get('/api/landing/draft')).json()
    const other = { version, content: { ...content, closing: 'See the other first' } }
    expect((await page.request.put('/api/landing/draft', { data: other })).status()).toBe(200)
    await page.context().clearCookies()
    const save = page.getByRole('button', { name: 'Save draft' })
    await save.press('Enter')
    await signInAgain(page, 'admin@meridian.example', ADMIN_ENV.ADMIN_PASSWORD)
    await page.getByRole('main').getByText('Please sign in first.').waitFor({ state: 'detached' })
    await save.press('Enter')
    await page.getByRole('alert').getByText('Somebody else has changed the draft in the meantime.').waitFor()
    expect(await closing.inputValue()).toBe('See me first')
    await page.getByRole('button', { name: 'Load the draft again' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Load it' }).press('Enter')
    await expect.poll(() => closing.inputValue()).toBe('See the other first')
  })
}
