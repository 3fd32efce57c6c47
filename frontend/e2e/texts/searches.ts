import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TextStage } from './text-stage.ts'

/** Looks for a text that nobody has. */
async function searchInVain(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('nobody is called this')
  await page.keyboard.press('Enter')
  await page.waitForURL('**search=nobody**')
}

/** From that call on: how many of the lines that are there already say so. */
async function listenFor(page: Page, found: string): Promise<() => Promise<number>> {
  const lines = page.getByRole('status')
  await lines.evaluateAll((all) => all.forEach((line) => line.setAttribute('data-before', '')))
  return () => page.locator('[role=status][data-before]').filter({ hasText: found }).count()
}

/** What those hear who do not see what a search has found. */
export function testSearches(stage: TextStage): void {
  test.for([
    ['/admin/members', 'List of members', 'Found: 0 people'],
    ['/referrals', 'List of links', 'Found: 0 links'],
  ] as const)('what a search at %s has found is read out', async ([path, list, found]) => {
    const page = await stage.sharedAdmin()
    await page.goto(path)
    const part = page.getByRole('region', { name: list })
    await part.waitFor()
    await part.locator('.animate-pulse').first().waitFor({ state: 'detached' })
    const heard = await listenFor(page, found)
    await searchInVain(page)
    await expect.poll(heard).toBe(1)
  })

  test('what a search of the map has found is read out, in either list', async () => {
    const page = await stage.member('Seeker')
    await page.goto('/member-map')
    await page.getByText('Nobody here shares a location yet.').waitFor()
    const heard = await listenFor(page, 'Found: 0 members')
    await searchInVain(page)
    await expect.poll(heard).toBe(1)
    const heardOfMeetups = await listenFor(page, 'Found: 0 meetups')
    await page.getByRole('tab', { name: 'Meetups' }).press('Enter')
    await expect.poll(heardOfMeetups).toBe(1)
  })
}
