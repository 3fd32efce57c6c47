import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openMember } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'

const SCREEN = { width: 360, height: 800 }
/** So much of the world shows Europe. */
const RECOGNISABLE_PX = 50

const wholeWorld = (page: Page) => page.getByRole('button', { name: 'Show the whole world' })

/** A new member's phone with the map on it. */
async function atNetwork(stage: NetworkStage, name: string): Promise<Page> {
  const { page } = await openMember(stage.browser(), stage.copy(), {
    ...{ name, tier: 'pro', hasTouch: true, isMobile: true },
    viewport: SCREEN,
  })
  await page.goto('/member-map')
  await page.getByRole('application').waitFor()
  return page
}

/** Two fingers on the map, pulled apart from its middle. */
async function pinch(page: Page, by: number): Promise<void> {
  const map = page.getByRole('application')
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await map.boundingBox()
  const { x, y } = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    })
  await touch('touchStart', 20)
  for (let apart = 20; apart <= 20 + by; apart += 10) await touch('touchMove', apart)
  await touch('touchEnd', 0)
}

/** The map under somebody's thumbs. */
export function testPhone(stage: NetworkStage): void {
  test('land is to be seen before anybody scrolls', async () => {
    const page = await atNetwork(stage, 'Glancer')
    await page.locator('dl').getByText('Countries').waitFor()
    const { y, width, height } = (await page.getByRole('application').boundingBox()) ?? {
      ...{ y: Number.NaN, width: 0, height: 0 },
    }
    // The world is twice as wide as it is high, with the sea above and below.
    const north = y + (height - width / 2) / 2
    expect(north).toBeLessThan(SCREEN.height - RECOGNISABLE_PX)
  })

  test('two fingers enlarge it, a touch tells what a mark is, and the page still scrolls', async () => {
    const page = await atNetwork(stage, 'Toucher')
    const mark = page.getByRole('button', { name: /^Mover, Pro/ })
    await mark.tap()
    await page.getByRole('tooltip').waitFor()
    expect(await page.getByRole('tooltip').innerText()).toContain('Lisbon, Portugal')
    expect(await wholeWorld(page).getAttribute('aria-disabled')).toBe('true')
    await pinch(page, 80)
    await expect.poll(() => wholeWorld(page).getAttribute('aria-disabled')).toBe('false')
    await wholeWorld(page).tap()
    await expect.poll(() => wholeWorld(page).getAttribute('aria-disabled')).toBe('true')
  })
}
