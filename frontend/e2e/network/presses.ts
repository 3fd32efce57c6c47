import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { NetworkStage } from './network-stage.ts'

const LIMA = { latitude: -12.046374, longitude: -77.042793, city: 'Lima', country: 'Peru' }

async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** To the next 10 pixels: marks stand on whole ones. */
const roughly = (pixels: number) => Math.round(pixels / 10) * 10

/** The map by presses alone, as whoever cannot drag has it. Expects a circle that has the two Siberians. */
export function testPresses(stage: NetworkStage): void {
  test('two presses bring their place nearer, and with Shift take it away again', async () => {
    const { page, complaints } = await stage.atNetwork('Zoomer')
    await page.request.post('/api/user/location', {
      data: { isLocationPublic: true, ...LIMA },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const mark = page.getByRole('button', { name: /^Zoomer, Pro, Lima, Peru$/ })
    const { x, y } = await middleOf(mark)
    const pointer = { x: x + 30, y: y + 20 }
    const offPointer = async () => roughly(pointer.x - (await middleOf(mark)).x)
    await page.mouse.dblclick(pointer.x, pointer.y)
    await expect.poll(offPointer).toBe(60)
    await page.keyboard.down('Shift')
    await page.mouse.dblclick(pointer.x, pointer.y)
    await page.keyboard.up('Shift')
    await expect.poll(offPointer).toBe(30)
    expect(complaints).toEqual([])
  })

  test('two presses on a circle take it apart and leave those who were in it in sight', async () => {
    const { page } = await stage.atNetwork('Presser')
    const world = page.getByRole('application')
    const circle = world
      .locator('[data-mark]', { hasText: '2' })
      .and(page.getByRole('button', { name: /Siberian/ }))
    const { x, y } = await middleOf(circle)
    const { x: middle } = await middleOf(world)
    expect(x - middle).toBeGreaterThan(100)
    // As slowly as people press: the circle has gone when the second press ends.
    await page.mouse.dblclick(x, y, { delay: 200 })
    const marks = ['Siberian0', 'Siberian1'].map((name) => world.getByRole('button', { name }))
    const offMiddle = async () => {
      const places = await Promise.all(marks.map(middleOf))
      return roughly(Math.abs(places.reduce((sum, place) => sum + place.x, 0) / places.length - middle))
    }
    await expect.poll(offMiddle).toBe(0)
  })

  test('the buttons bring nearer what was picked, so that it can be picked more exactly', async () => {
    const { page } = await stage.atNetwork('Pointer')
    await page.getByRole('button', { name: 'Create Meetup' }).press('Enter')
    const { x, y } = await middleOf(page.getByRole('application'))
    const pointer = { x: x + 120, y: y - 20 }
    await page.mouse.click(pointer.x, pointer.y)
    const picked = page.locator('[data-picked]')
    const offPointer = async () => roughly(Math.abs((await middleOf(picked)).x - pointer.x))
    await expect.poll(offPointer).toBe(0)
    const text = page.getByRole('dialog').getByText(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/)
    const first = await text.innerText()
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
    await page.getByRole('button', { name: 'Zoom out', disabled: false }).waitFor()
    await expect.poll(offPointer).toBe(0)
    await page.mouse.click(pointer.x + 8, pointer.y)
    await expect.poll(() => text.innerText()).not.toBe(first)
    const [before, after] = [first, await text.innerText()].map((point) => Number(point.split(', ')[1]))
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(1)
  })
}
