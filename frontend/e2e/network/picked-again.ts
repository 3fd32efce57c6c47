import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy } from '../texts/said.ts'
import type { NetworkStage } from './network-stage.ts'

const LOOK_UP = '**/api/geocode/reverse*'
const LYON = { city: 'Lyon', locality: 'Vieux Lyon', principalSubdivision: 'Rhône', countryName: 'France' }

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })

const named = async (page: Page) => [
  await field(page, 'City').inputValue(),
  await field(page, 'Country').inputValue(),
]

const pick = (page: Page, x: number) => page.getByRole('application').click({ position: { x, y: 120 } })

/** Has a look-up answered once it is let go. */
async function namedLate(page: Page, json: typeof LYON): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(LOOK_UP, async (route) => {
    await promise
    await route.fulfill({ json })
  })
  return resolve
}

/** Somebody who plans a meetup, whose first point has a name. */
async function atNamedPoint(stage: NetworkStage, name: string): Promise<Page> {
  const { page } = await stage.atNetwork(name)
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  await page.route(LOOK_UP, (route) => route.fulfill({ json: LYON }))
  await pick(page, 360)
  await expect.poll(() => named(page)).toEqual(['Lyon', 'France'])
  return page
}

/** The name of a place that is picked for a meetup, when another is picked after it. */
export function testPickedAgain(stage: NetworkStage): void {
  test('a second point does not keep the name of the first, whether its own comes late or not at all', async () => {
    const page = await atNamedPoint(stage, 'Roamer')
    const letGo = await namedLate(page, { ...LYON, city: '', locality: '' })
    const asked = page.waitForRequest(LOOK_UP)
    await pick(page, 420)
    await asked
    expect(await named(page)).toEqual(['', ''])
    const missing = page.getByText('City is required')
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    await missing.waitFor()
    letGo()
    await expect.poll(() => named(page)).toEqual(['Rhône', 'France'])
    await missing.waitFor({ state: 'detached' })

    await answerBy(page, '/api/geocode/reverse*', 503, 'The geocoder is away.')
    await pick(page, 480)
    await expect.poll(() => named(page)).toEqual(['', ''])
  })

  test('what was typed stays for any point', async () => {
    const page = await atNamedPoint(stage, 'Typesetter')
    await field(page, 'City').fill('Oullins')
    await answerBy(page, '/api/geocode/reverse*', 503, 'The geocoder is away.')
    await pick(page, 420)
    await expect.poll(() => named(page)).toEqual(['Oullins', ''])
  })

  test('the name of a first point that comes after a second was picked is ignored', async () => {
    const { page } = await stage.atNetwork('Hurried')
    await page.getByRole('button', { name: 'Create Meetup' }).click()
    const letGo = await namedLate(page, LYON)
    const asked = page.waitForRequest(LOOK_UP)
    await pick(page, 360)
    const first = await asked
    await page.route(LOOK_UP, (route) => route.fulfill({ json: { ...LYON, city: 'Dijon' } }))
    await pick(page, 420)
    await expect.poll(() => named(page)).toEqual(['Dijon', 'France'])
    letGo()
    await (await first.response())?.finished()
    expect(await named(page)).toEqual(['Dijon', 'France'])
  })
}
