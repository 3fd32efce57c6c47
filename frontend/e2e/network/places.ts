import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOnTop } from '../on-top.ts'
import { answerBy, heldBack } from '../texts/said.ts'
import { expectAccessibleEverywhere, toast, untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'

const LISBON = { latitude: 38.722252, longitude: -9.139337 }
const REYKJAVIK = { latitude: 64.146582, longitude: -21.942635, city: 'Reykjavik', country: 'Iceland' }
const OWN_PATH = '/api/user/location'

/** A new member at the portal's Map tab, with its controls open. */
export async function atMapTab(page: Page): Promise<void> {
  await page.goto('/portal?tab=map')
  await page.getByRole('application').waitFor()
  expect(await page.getByLabel('City').count()).toBe(0)
  await page.getByRole('button', { name: 'Add Location' }).click()
  const isPublic = page.getByRole('switch', { name: 'Show my location publicly' })
  expect(await isPublic.isChecked()).toBe(false)
  // However far down somebody has come, the map lies over nothing.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await isPublic.evaluate(isOnTop)).toBe(true)
}

async function hiddenMeanwhile(stage: NetworkStage): Promise<string[]> {
  const { page, complaints } = await stage.member('Hider')
  await atMapTab(page)
  await page.getByRole('main').evaluate(async (main) => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const display of ['none', 'block']) {
      main.style.display = display
      await frame()
      await frame()
    }
  })
  return complaints
}

async function sharedByTheBrowser(stage: NetworkStage): Promise<string[]> {
  const { page, complaints } = await stage.member('Locator')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(LISBON)
  await atMapTab(page)
  await page.getByRole('switch', { name: 'Show my location publicly' }).click()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/location'),
  )
  await page.getByRole('button', { name: 'Use my location' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    ...LISBON,
    country: 'Portugal',
    isLocationPublic: true,
  })
  await toast(page, 'Location Updated').waitFor()
  await page.getByRole('button', { name: 'Add Location' }).waitFor()
  await page.getByRole('button', { name: /^You, .*, Portugal, Only you see the exact place/ }).waitFor()
  await page.getByRole('switch', { name: 'See what others see' }).click()
  await page.getByRole('button', { name: /^You, .*What others see of you/ }).waitFor()

  const other = await stage.member('Onlooker', 'basic')
  await other.page.goto('/member-map')
  const dot = other.page.getByRole('button', { name: /^Locator, Pro, .*Portugal$/ })
  await dot.hover()
  await other.page.getByRole('tooltip').waitFor()
  expect(await other.page.getByRole('tooltip').innerText()).toContain('Locator')
  await other.page.getByText('Members on the map').waitFor()

  await page.getByRole('button', { name: 'Stop sharing' }).press('Enter')
  await toast(page, 'Location removed').waitFor()
  await untilFocused(page.getByText('You are not on the map any more.'))
  await dot.waitFor({ state: 'detached' })
  return [...complaints, ...other.complaints]
}

async function foundByName(stage: NetworkStage): Promise<string[]> {
  const { page, complaints } = await stage.member('Namer')
  await atMapTab(page)
  const save = page.getByRole('button', { name: 'Save Location' })
  await page.getByLabel('City').fill('Berlin')
  await save.click()
  await toast(page, 'Missing Information').waitFor()
  await page.getByText('Please enter both city and country.', { exact: true }).first().waitFor()
  await page.getByLabel('Country').fill('Atlantis')
  await save.click()
  await toast(page, 'Location Not Found').waitFor()
  await page.getByText('Could not find the specified location. Please check your spelling.').first().waitFor()
  expect(await page.getByLabel('City').inputValue()).toBe('Berlin')
  await page.getByLabel('Country').fill('Germany')
  await stage.copy().sandbox.post('/control/fault', { provider: 'geocode', kind: 'down', count: 1 })
  await save.click()
  await toast(page, 'City Search Unavailable').waitFor()
  await save.click()
  await toast(page, 'Location Updated').waitFor()
  await page.getByRole('button', { name: /^You, Berlin, Germany, Only you see this/ }).waitFor()
  return complaints
}

async function refusedByTheBrowser(stage: NetworkStage): Promise<string> {
  const { page } = await stage.member('Refused')
  await atMapTab(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await toast(page, 'Location Access Denied').waitFor()
  await page.getByText('Please allow location access or enter your city manually.').first().waitFor()

  await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
  await page.goto('/member-map')
  await page.getByRole('button', { name: 'Update Location' }).click()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await toast(page, 'Geolocation Not Supported').waitFor()
  const reason = page.getByText("Your browser doesn't support location sharing.").first()
  await expect.poll(() => reason.isVisible()).toBe(true)
  return page.getByRole('dialog').getByLabel('Latitude').inputValue()
}

async function anyDecimals(stage: NetworkStage): Promise<number> {
  const { page } = await stage.member('Sailor')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: -30.123456, longitude: -20.654321 })
  await page.goto('/member-map')
  await page.getByRole('button', { name: 'Update Location' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Update Location' }).click()
  await dialog.getByText('Latitude is required').waitFor()
  await expectAccessibleEverywhere(page)
  await stage.copy().sandbox.post('/control/fault', { provider: 'geocode', kind: 'down', count: 1 })
  await dialog.getByRole('button', { name: 'Use my location' }).click()
  await expect.poll(() => dialog.getByLabel('City').inputValue()).toBe('-30.1235, -20.6543')
  expect(await dialog.getByLabel('Country').inputValue()).toBe('Unknown')
  await dialog.getByRole('button', { name: 'Update Location' }).click()
  await toast(page, 'Location updated successfully').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const own = page.getByText('-30.1235, -20.6543, Unknown')
  await own.waitFor()
  return own.count()
}

async function openedEarly(stage: NetworkStage): Promise<boolean> {
  const { page } = await stage.member('Hasty')
  await page.request.post(OWN_PATH, {
    data: { ...REYKJAVIK, isLocationPublic: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const letThrough = await heldBack(page, OWN_PATH)
  const dialog = page.getByRole('dialog')
  const isPublic = dialog.getByRole('switch', { name: 'Show my location publicly' })
  await page.goto('/member-map')
  await page.getByRole('button', { name: 'Update Location' }).click()
  await dialog.getByText('Loading your location').or(isPublic).waitFor({ state: 'attached' })
  letThrough()
  await isPublic.waitFor()
  expect(await dialog.getByLabel('City').inputValue()).toBe('Reykjavik')
  expect(await isPublic.isChecked()).toBe(true)

  await answerBy(page, OWN_PATH, 503, 'Come back soon.')
  await page.reload()
  await page.getByRole('button', { name: 'Update Location' }).click()
  await dialog.getByText('Your location could not be loaded').waitFor()
  await page.unroute(`**${OWN_PATH}`)
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await isPublic.waitFor()
  await page.locator('[role=dialog]:focus-within').waitFor()
  return isPublic.isChecked()
}

async function walledOff(stage: NetworkStage): Promise<number> {
  const { page } = await stage.visit()
  await page.goto('/register')
  await page.getByLabel('Username').fill('Outsider')
  await page.getByLabel('Email').fill('outsider@example.org')
  await page.getByLabel('Password', { exact: true }).fill('secret-enough')
  await page.getByLabel('Confirm Password', { exact: true }).fill('secret-enough')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/member-portal')
  await page.goto('/member-map')
  await page.getByText('Subscription Required').waitFor()
  return page.getByRole('application').count()
}

/** Where members are, as they say it. */
export function testPlaces(stage: NetworkStage): void {
  test('a map that is hidden for a moment complains of nothing', async () =>
    expect(await hiddenMeanwhile(stage)).toEqual([]))
  test('a location from the browser is shown exactly to oneself and coarsely to others', async () =>
    expect(await sharedByTheBrowser(stage)).toEqual([]))
  test('a city is found by its name; what is missing or unknown is said, and what was typed stays', async () =>
    expect(await foundByName(stage)).toEqual([expect.stringContaining('503')]))
  test('a browser that is refused, or cannot, says so', async () =>
    expect(await refusedByTheBrowser(stage)).toBe(''))
  test('the dialog of the network takes any decimals, and keeps what the geocoder cannot name', async () =>
    expect(await anyDecimals(stage)).toBe(1))
  test('who opens the dialog before it is known what is kept finds that in it, and loses nothing', async () =>
    expect(await openedEarly(stage)).toBe(true))
  test('people without a membership see the wall', async () => expect(await walledOff(stage)).toBe(0))
}
