import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { expectAccessibleEverywhere, signInAsAdmin } from '../visitor.ts'

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
}
