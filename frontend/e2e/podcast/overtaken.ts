import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { signInAsAdmin, toast } from '../visitor.ts'

/** Two who choose shows, or change an episode, at once. */
export function testOvertaken(stage: Stage): void {
  testShows(stage)
  testEpisodes(stage)
}

function testShows(stage: Stage): void {
  test('an editor does not undo what was chosen in another tab', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/admin/podcast')
    const other = await page.context().newPage()
    await other.goto('/admin/podcast')
    const chosenIn = async (tab: Page, title: string) => {
      const shows = tab.getByRole('form', { name: 'Shows elsewhere' })
      await shows.getByLabel('Title').nth(1).fill(title)
      await shows.getByLabel('Link').nth(1).fill('https://soundcloud.com/a-band/a-track')
      await shows.getByRole('button', { name: 'Save shows' }).click()
    }
    await other.getByRole('form', { name: 'Shows elsewhere' }).waitFor()
    for (const title of ['First', 'Second']) {
      await chosenIn(page, title)
      await toast(page, 'Shows Saved').waitFor()
      await page.keyboard.press('Escape')
    }
    await chosenIn(other, 'Third')
    await other.getByText('The shows have been changed in the meantime.').waitFor()
    await page.reload()
    const title = page.getByRole('form', { name: 'Shows elsewhere' }).getByLabel('Title').nth(1)
    await title.waitFor()
    expect(await title.inputValue()).toBe('Second')
  })
}

function testEpisodes(stage: Stage): void {
  test('who finds an episode changed by somebody else goes on from what it is now', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/admin/podcast')
    const other = await page.context().newPage()
    await other.goto('/admin/podcast')
    const edit = (tab: Page, title: string) =>
      tab.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
    const title = (tab: Page) => tab.getByRole('dialog').getByLabel('Title')
    const save = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await edit(other, 'Welcome to the feed')
    await title(other).fill('Mine')
    await edit(page, 'Welcome to the feed')
    await title(page).fill('Theirs')
    await save(page)
    await toast(page, 'Episode Saved').waitFor()

    for (const _ of [1, 2]) {
      await save(other)
      await other.getByText('This episode has been changed in the meantime.').waitFor()
    }
    expect(await title(other).inputValue()).toBe('Mine')
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('button', { name: 'Leave' }).click()
    await edit(other, 'Theirs')
    await title(other).fill('Welcome to the feed')
    await save(other)
    await toast(other, 'Episode Saved').waitFor()
  })

  test('who withdraws what somebody else has withdrawn sees that it is', async () => {
    const { page } = await stage.visit()
    await signInAsAdmin(page, '/admin/podcast')
    const other = await page.context().newPage()
    await other.goto('/admin/podcast')
    const withdraw = (tab: Page) => tab.getByRole('button', { name: 'Withdraw How we price' })
    await withdraw(other).waitFor()
    await withdraw(page).click()
    await toast(page, 'Episode Withdrawn').waitFor()
    await withdraw(other).click()
    await toast(other, 'Episode Not Changed').waitFor()
    await other.getByRole('button', { name: 'Bring back How we price' }).click()
    await toast(other, 'Episode Brought Back').waitFor()
    expect(await withdraw(other).isEnabled()).toBe(true)
  })
}
