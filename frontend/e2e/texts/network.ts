import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy, describedAs, setClock, stopClock } from './said.ts'
import type { TextStage } from './text-stage.ts'

const EDGES = { Northeast: [90, 180], Southwest: [-90, -180], Middle: [0, 0], Near: [0, 8] } as const
const BERLIN = { City: 'Berlin', Country: 'Germany', Latitude: '52.52', Longitude: '13.405' }
const PANEL_PX = 384
const BORDERS_PX = 2

const meetupAt = (title: string, [latitude, longitude]: readonly [number, number]) => ({
  ...{ title, latitude, longitude, city: 'Somewhere', country: 'Nowhere', timeZone: 'UTC' },
  eventDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
})

async function plan(page: Page, title: string, point: readonly [number, number]): Promise<void> {
  const answer = await page.request.post('/api/meetups', { data: meetupAt(title, point) })
  expect(answer.status(), await answer.text()).toBe(200)
}

const mark = (page: Page, name: string) =>
  page.getByRole('application').getByRole('button', { name: new RegExp(`^${name},`) })

/** Where a mark stands in the panel, in percent of its width and height. */
async function spotOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  await mark(page, name).waitFor()
  return mark(page, name).evaluate(({ style, parentElement }) => {
    const panel = parentElement?.closest('[role=application]')?.getBoundingClientRect()
    return {
      x: (Number.parseFloat(style.left) / (panel?.width ?? 1)) * 100,
      y: (Number.parseFloat(style.top) / (panel?.height ?? 1)) * 100,
    }
  })
}

/** A member at the network's screen, with meetups in the corners of the world and a clock that can be stopped. */
async function atNetwork(stage: TextStage, name: string): Promise<Page> {
  const page = await stage.member(name)
  await setClock(page)
  await page.goto('/member-map')
  await page.getByRole('application').waitFor()
  return page
}

/** The map's limits and times. */
export function testMapLimits(stage: TextStage): void {
  test('marks stay inside the panel, in a line with their degrees', async () => {
    const page = await stage.member('Mapper')
    for (const [title, point] of Object.entries(EDGES)) await plan(page, title, point)
    await page.setViewportSize({ width: 700, height: 900 })
    await page.goto('/member-map')
    const map = page.getByRole('application')
    await map.waitFor()
    const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
    expect(height).toBe(PANEL_PX - BORDERS_PX)
    const [corner, other] = [await spotOf(page, 'Northeast'), await spotOf(page, 'Southwest')]
    expect([corner.x, other.x]).toEqual([93, 1])
    const degree = (width / 360 / width) * 100
    expect((await spotOf(page, 'Near')).x).toBeCloseTo(50 + 8 * degree, 3)
    expect((await spotOf(page, 'Middle')).y).toBeCloseTo(50, 3)
  })

  test('a tooltip opens after 700 ms, the next one within 300 ms at once', async () => {
    const page = await atNetwork(stage, 'Pointer')
    const tooltip = page.getByRole('tooltip')
    await mark(page, 'Middle').hover()
    await tooltip.waitFor()
    const said = await tooltip.innerText()
    expect(said).toContain('Middle')
    expect(said).toContain('Somewhere, Nowhere')
    expect(said).toContain(new Date(meetupAt('', EDGES.Middle).eventDate).getUTCFullYear().toString())
    await stopClock(page)
    await page.mouse.move(5, 5)
    await page.clock.runFor(400)
    await expect.poll(() => tooltip.count()).toBe(0)
    await mark(page, 'Near').hover()
    await page.clock.runFor(650)
    expect(await tooltip.count()).toBe(0)
    await page.clock.runFor(100)
    await expect.poll(() => tooltip.count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(150)
    await expect.poll(() => tooltip.count()).toBe(0)
    await mark(page, 'Middle').hover()
    await expect.poll(() => tooltip.count()).toBe(1)
  })

  test('a click beyond the edge of the world picks its edge', async () => {
    const page = await atNetwork(stage, 'Picker')
    // So wide that the world does not fill the panel.
    await page.setViewportSize({ width: 1000, height: 900 })
    await page.getByRole('button', { name: 'Create Meetup' }).click()
    await page.getByRole('application').click({ position: { x: 4, y: 100 } })
    await page.getByText('Location selected').waitFor()
    await page.getByText(/, -180\.000000$/).waitFor()
    const pick = page.locator('[data-picked]')
    expect(await pick.evaluate((one) => getComputedStyle(one, '::before').animationName)).toBe('ping')
  })
}

/** What is said when something of the network fails. */
export function testNetworkFailures(stage: TextStage): void {
  test('a meetup that the server refuses, and one that cannot be joined', async () => {
    const page = await atNetwork(stage, 'Refusedhost')
    await page.getByRole('button', { name: 'Create Meetup' }).click()
    await page.getByRole('application').click({ position: { x: 300, y: 120 } })
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Too late')
    await dialog.getByLabel('Event date').fill('2020-01-01T10:00')
    await dialog.getByLabel('City').fill('Somewhere')
    await dialog.getByLabel('Country').fill('Nowhere')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    expect(await describedAs(page, 'Failed to create meetup')).toMatch(/past|future|later/)
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Too late')

    await page.goto('/member-map')
    await answerBy(page, '/api/meetups/*/join', 409, 'This meetup was cancelled.')
    await page.getByRole('button', { name: 'Join: Middle' }).click()
    expect(await describedAs(page, 'Failed to join meetup')).toBe('This meetup was cancelled.')
  })

  test('a location that is not kept, on the network and in the portal', async () => {
    const page = await atNetwork(stage, 'Unplaced')
    await page.route('**/api/user/location', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, body: 'Come back soon.' })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Update Location' }).click()
    const dialog = page.getByRole('dialog')
    for (const [field, value] of Object.entries(BERLIN)) await dialog.getByLabel(field).fill(value)
    await dialog.getByRole('button', { name: 'Update Location' }).click()
    expect(await describedAs(page, 'Failed to update location')).toBe('Come back soon.')
    expect(await dialog.getByLabel('City').inputValue()).toBe('Berlin')

    await page.goto('/portal?tab=map')
    await page.getByRole('button', { name: 'Add Location' }).click()
    await page.getByLabel('City').fill('Berlin')
    await page.getByLabel('Country').fill('Germany')
    await page.getByRole('button', { name: 'Save Location' }).click()
    expect(await describedAs(page, 'Error')).toBe('Failed to update location. Please try again.')
  })
}
