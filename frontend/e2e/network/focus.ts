import { expect, test } from 'vitest'
import { toast, untilFocused, untilFocusedInView } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'

/** The link of somebody's calendar: when it is shown, after a press that was taken back, and once it is renewed. */
async function calendarLinks(stage: NetworkStage): Promise<string[]> {
  const { page } = await stage.atNetwork('Subscriber')
  const link = page.getByLabel('Calendar link')
  await page.getByRole('button', { name: 'Show my calendar link' }).press('Enter')
  await untilFocused(link)
  const links = [await link.inputValue()]
  const renew = page.getByRole('button', { name: 'Renew the link' })
  await renew.press('Enter')
  await page.getByRole('dialog', { name: 'Renew the link?' }).waitFor()
  await page.keyboard.press('Escape')
  await untilFocused(renew)
  links.push(await link.inputValue())
  await renew.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Renew the link' }).press('Enter')
  await toast(page, 'New calendar link').waitFor()
  await untilFocused(renew)
  return [...links, await link.inputValue()]
}

/** A window as low as an enlarged page leaves it, or a phone on its side; answers how far from the top the map stands. */
async function plannedInLowWindow(stage: NetworkStage): Promise<number> {
  const { page } = await stage.atNetwork('Magnifier')
  await page.setViewportSize({ width: 720, height: 450 })
  await page.getByRole('button', { name: 'Create Meetup' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await untilFocusedInView(dialog.getByLabel('Title'))
  await dialog.getByRole('button', { name: 'Pick on the map' }).press('Enter')
  const map = page.getByRole('application')
  await untilFocused(map)
  return (await map.boundingBox())?.y ?? Number.NaN
}

/** Where the focus is after a press, and that it can be seen there. */
export function testFocus(stage: NetworkStage): void {
  test('the link of the calendar takes the focus of the button that showed it, and is renewed on a second press only', async () => {
    const [shown, kept, renewed] = await calendarLinks(stage)
    expect(kept).toBe(shown)
    expect(renewed).not.toBe(shown)
  })
  test('in a low window the form shows the field that has the focus, and the way to the map shows the map', async () => {
    // The bar at the top is 64 pixels high.
    const fromTop = await plannedInLowWindow(stage)
    expect(fromTop).toBeGreaterThanOrEqual(64)
    expect(fromTop).toBeLessThan(90)
  })
}
