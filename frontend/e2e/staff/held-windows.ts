import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { heldBack } from '../texts/said.ts'
import { signInAsAdmin } from '../visitor.ts'
import { atSomebody } from './at-somebody.ts'

/** What happens to a window that is to be closed while what was sent from it is not answered. */
export function testHeldWindows(stage: Stage): void {
  test('a window stays until what it has sent is answered, and then says what became of it', async () => {
    const { page, own, id } = await atSomebody(stage, 'Awaited')
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Sells addresses')
    const letThrough = await heldBack(page, `/api/users/${id}/suspend`)
    await own.page.request.post('/api/account/delete', { data: { password: 'a password' } })
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await dialog.getByRole('button', { name: 'Working...' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.mouse.click(5, 5)
    letThrough()
    await dialog.getByText('There is no such account.').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Why' }).inputValue()).toBe('Sells addresses')
  })

  test('the window of settings stays while they are saved and tested, and says what became of that', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/admin/integrations')
    await page.getByRole('button', { name: 'Configure Telegram' }).click()
    const dialog = page.getByRole('dialog', { name: 'Configure Telegram' })
    await dialog.getByLabel('Bot token', { exact: true }).fill('123456:ABC-DEF_well-formed-and-wrong')
    await dialog.getByLabel('Channel ID').fill('-1001234567890')
    const letThrough = await heldBack(page, '/api/integrations/telegram')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Saving...' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    letThrough()
    await dialog.getByRole('alert').getByText('The settings are saved, but they do not work: ').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const data = { reason: 'It was wrong' }
    const answer = await page.request.post('/api/integrations/telegram/disconnect', { data })
    expect(answer.status()).toBe(200)
  })

  test('a window whose answer does not come can be closed after half a minute', async () => {
    const { page, id } = await atSomebody(stage, 'Unheard')
    await page.clock.install()
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Sells addresses')
    await heldBack(page, `/api/users/${id}/suspend`)
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await dialog.getByRole('button', { name: 'Working...' }).waitFor()
    await page.clock.fastForward(10_000)
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await page.clock.fastForward(21_000)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
}
