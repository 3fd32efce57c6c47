import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { loseCode } from '../texts/lost-line.ts'
import { answerBy, follow, setClock } from '../texts/said.ts'
import { untilFocused } from '../visitor.ts'

/** A lost line takes no more of the start page than what it was to bring. */
export function testLostParts(stage: Stage): void {
  test('where the player of the film is lost, the page stays and says so, and the next press opens the film', async () => {
    const { page } = await stage.visit()
    await page.goto('/')
    await page.getByRole('link', { name: 'Choose Pro' }).waitFor()
    await loseCode(page, 'intro-player', 1)
    const play = page.getByRole('link', { name: 'Play the intro video' })
    await play.press('Enter')
    await page.getByRole('alert').getByText('The player could not be loaded.').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('people who')
    await untilFocused(play)
    await play.press('Enter')
    await page.waitForURL(/\/assets\/intro-.*\.webm$/)
  })

  test('where the line is lost for the prices and for what reports that, the page says it and asks again', async () => {
    const { page } = await stage.visit()
    await setClock(page)
    const asked = await loseCode(page, 'error-state', 1)
    await answerBy(page, '/api/membership-tiers', 503, 'Not now')
    await page.goto('/')
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return again.count()
      })
      .toBe(1)
    expect(asked()).toBe(1)
    await page.getByRole('heading', { level: 1, name: 'people who' }).waitFor()
    await page.unroute('**/api/membership-tiers')
    await again.press('Enter')
    await page.getByRole('link', { name: 'Choose Pro' }).waitFor()
  })

  test('who comes from another screen while it is lost is told, and can try again', async () => {
    const { page } = await stage.visit()
    await page.goto('/login')
    await loseCode(page, 'first-landing', 1)
    await page.route('**/api/landing', (route) => route.abort())
    await follow(page, '/')
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('Check your connection')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'people who' }).waitFor()
  })
}
