import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { expectAccessibleEverywhere, signInAsAdmin, untilFocused } from '../visitor.ts'
import { untilLoaded } from './until-loaded.ts'

/** Settings of an integration that were changed in another tab. */
export function testSettingsOvertaken(stage: Stage): void {
  test('settings that were changed elsewhere are not changed back by a form that knows the old ones', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/admin/integrations')
    const open = page.getByRole('button', { name: 'Configure Telegram' })
    await open.press('Enter')
    const dialog = page.getByRole('dialog')
    const channel = dialog.getByLabel('Channel ID')
    await channel.fill('-1001111111111')
    const data = { channelId: '-1002222222222' }
    expect((await page.request.put('/api/integrations/telegram', { data })).status()).toBe(200)
    await page.keyboard.press('Enter')
    await dialog.getByText('Somebody else has changed these settings in the meantime.').waitFor()
    expect(await channel.inputValue()).toBe('-1001111111111')
    await expectAccessibleEverywhere(page)
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('-1002222222222').waitFor()
    await open.press('Enter')
    expect(await channel.inputValue()).toBe('-1002222222222')
  })

  test('a window that asks whether to disconnect stays when somebody else has done so', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/dashboard')
    await page.request.put('/api/integrations/telegram', { data: { channelId: '-1003333333333' } })
    const panel = page.locator('aside')
    // What shows their state beside the screen has been there before it, as it mostly has.
    await panel.locator('.state-dot').waitFor()
    await panel.getByRole('link', { name: 'Integrations' }).press('Enter')
    await page.getByRole('button', { name: 'Disconnect Telegram' }).press('Enter')
    const dialog = page.getByRole('dialog')
    const why = dialog.getByRole('textbox', { name: 'Why' })
    await why.fill('The bot is lost')
    const data = { reason: 'The bot is sold' }
    const answer = await page.request.post('/api/integrations/telegram/disconnect', { data })
    expect(answer.status(), await answer.text()).toBe(200)
    await untilLoaded(page, '/api/integrations')
    await dialog.getByRole('button', { name: 'Disconnect' }).press('Enter')
    await dialog.getByText('No settings are entered here, or somebody else has removed them.').waitFor()
    expect(await why.inputValue()).toBe('The bot is lost')
    await page.keyboard.press('Escape')
    await untilFocused(page.getByRole('button', { name: 'Test now Telegram' }))
  })
}
