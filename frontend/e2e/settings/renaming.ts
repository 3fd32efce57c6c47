import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { heldBack } from '../texts/said.ts'
import { register, toast, untilFocused } from '../visitor.ts'

/** How the username is changed, and what else changes it meanwhile. */
export function testRenaming(stage: Stage): void {
  test('who changes the name goes on at its field: there is nothing to change any more', async () => {
    const { page } = await stage.visit()
    await register(page, 'Renamer')
    await page.goto('/settings')
    const name = page.getByLabel('Username')
    // People sign in by their address: it is that which a browser keeps as the "username" of a password.
    expect(await name.getAttribute('autocomplete')).toBe('nickname')
    await name.fill('Renamed')
    await page.getByRole('button', { name: 'Change name' }).press('Enter')
    await toast(page, 'Name Changed').waitFor()
    await untilFocused(name)
    expect(await page.getByRole('button', { name: 'Change name' }).isDisabled()).toBe(true)
  })

  test('a name that is being typed stays when the account gets another one elsewhere', async () => {
    const { page } = await stage.visit()
    await register(page, 'Typing')
    await page.goto('/settings')
    const name = page.getByLabel('Username')
    await name.fill('Half typed')
    const other = await page.context().newPage()
    await other.goto('/settings')
    await other.getByLabel('Username').fill('Changed there')
    await other.keyboard.press('Enter')
    await toast(other, 'Name Changed').waitFor()
    await page.getByRole('button', { name: 'Account of Changed there' }).waitFor()
    expect(await name.inputValue()).toBe('Half typed')
    await page.getByRole('button', { name: 'Change name' }).click()
    await toast(page, 'Name Changed').waitFor()
    await expect.poll(() => other.getByLabel('Username').inputValue()).toBe('Half typed')
    expect(await other.getByRole('button', { name: 'Change name' }).isDisabled()).toBe(true)
  })

  test('what is typed while a name is being changed stays', async () => {
    const { page } = await stage.visit()
    await register(page, 'Hasty')
    await page.goto('/settings')
    const name = page.getByLabel('Username')
    await name.fill('First thought')
    const letThrough = await heldBack(page, '/api/account/username')
    await name.press('Enter')
    await page.getByRole('button', { name: 'Changing name...' }).waitFor()
    await name.fill('Second thought')
    letThrough()
    await page.getByRole('button', { name: 'Account of First thought' }).waitFor()
    expect(await name.inputValue()).toBe('Second thought')
    await page.getByRole('button', { name: 'Change name' }).click()
    await page.getByRole('button', { name: 'Account of Second thought' }).waitFor()
  })
}
