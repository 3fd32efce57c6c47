import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { NetworkStage } from './network-stage.ts'
import { planned } from './planned.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** What is entered about places is not lost without a word. */
export function testUnsaved(stage: NetworkStage): void {
  test('Escape asks before a meetup that was moved on the map stays where it was', async () => {
    const { page } = await stage.member('Shifter')
    await planned(page, 'Shifted supper')
    await page.goto('/member-map')
    await page.getByRole('button', { name: 'Edit: Shifted supper' }).click()
    const panel = page.getByRole('dialog', { name: 'Edit Meetup' })
    const place = panel.getByText(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/)
    const before = await place.innerText()
    await page.getByRole('application').click({ position: { x: 360, y: 120 } })
    await expect.poll(() => place.innerText()).not.toBe(before)
    const moved = await place.innerText()
    await panel.getByLabel('Title').press('Escape')
    await question(page).getByRole('button', { name: 'Stay here' }).click()
    expect(await place.innerText()).toBe(moved)
    await panel.getByLabel('Title').press('Escape')
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await panel.waitFor({ state: 'detached' })
  })

  test('so it does before a location that was typed', async () => {
    const { page, complaints } = await stage.atNetwork('Wordsmith')
    const open = page.getByRole('button', { name: 'Update Location' })
    const dialog = page.getByRole('dialog', { name: 'Update Location' })
    await open.click()
    await dialog.getByLabel('City').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open.click()
    await dialog.getByLabel('City').fill('Lisbon')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Stay here' }).click()
    expect(await dialog.getByLabel('City').inputValue()).toBe('Lisbon')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
}
