import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toast, untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'

const OSLO = { latitude: 59.9139, longitude: 10.7522, city: 'Oslo', country: 'Norway' }
const TITLE = 'Early coffee'

const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T08:30`

const post = async (page: Page, path: string, data: object) =>
  expect((await page.request.post(path, { data })).status()).toBe(200)

const own = (page: Page) => page.getByRole('switch', { name: 'Show my location publicly' })

async function movedInPortal(stage: NetworkStage): Promise<boolean> {
  const { page } = await stage.member('Relocated')
  await post(page, '/api/user/location', { ...OSLO, isLocationPublic: true })
  await page.goto('/portal?tab=map')
  const open = page.getByRole('button', { name: 'Add Location' })
  await open.press('Enter')
  await untilFocused(own(page))
  expect(await own(page).isChecked()).toBe(true)
  expect(await page.getByLabel('City').inputValue()).toBe('Oslo')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('Country').fill('Germany')
  await page.getByRole('button', { name: 'Save Location' }).press('Enter')
  await toast(page, 'Your location is on the map.').waitFor()
  await untilFocused(open)
  await open.press('Enter')
  await own(page).press('Space')
  await page.getByRole('button', { name: 'Save Location' }).press('Enter')
  await toast(page, 'Saved. Only you see it.').waitFor()
  await open.press('Enter')
  await own(page).waitFor()
  return own(page).isChecked()
}

async function joinedByKeyboard(stage: NetworkStage): Promise<number> {
  const host = await stage.atNetwork('Barista')
  const { page } = await stage.atNetwork('Drinker')
  await post(host.page, '/api/meetups', { ...OSLO, title: TITLE, eventDate: inDays(3) })
  const card = page.getByRole('article', { name: TITLE })
  await card.getByRole('button', { name: `Join: ${TITLE}` }).press('Enter')
  await untilFocused(card.getByText('Interested', { exact: true }).locator('..'))
  await card.getByRole('button', { name: `Withdraw: ${TITLE}` }).press('Enter')
  await untilFocused(card.getByRole('button', { name: `Join: ${TITLE}` }))

  await host.page.getByRole('button', { name: `Cancel meetup: ${TITLE}` }).press('Enter')
  await host.page.getByRole('button', { name: 'Cancel the meetup' }).press('Enter')
  await untilFocused(host.page.getByRole('heading', { name: 'Upcoming meetups' }))
  return host.page.getByRole('article', { name: TITLE }).count()
}

async function refusedDate(stage: NetworkStage): Promise<string> {
  const { page } = await stage.atNetwork('Historian')
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Yesterday')
  await dialog.getByLabel('Title').press('Enter')
  const missing = toast(page, 'Please select a location on the map')
  await missing.waitFor()
  await page.getByRole('application').click({ position: { x: 360, y: 120 } })
  await dialog.getByText('Location selected').waitFor()
  await missing.waitFor({ state: 'detached', timeout: 2_000 })
  await dialog.getByLabel('Event date').fill(inDays(-2))
  await dialog.getByLabel('City').fill('Oslo')
  await dialog.getByLabel('Country').fill('Norway')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await dialog.getByText('Choose a date in the future.', { exact: true }).waitFor()
  await untilFocused(dialog.getByLabel('Event date'))
  return (await dialog.getByLabel('Event date').getAttribute('aria-invalid')) ?? ''
}

/** The place that is picked with the keys pressed one right after the other, the map still on its way. */
async function pickedInMotion(stage: NetworkStage): Promise<[string, string]> {
  const { page } = await stage.atNetwork('Picker')
  await page.getByRole('button', { name: 'Create Meetup' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const map = page.getByRole('application')
  await dialog.getByRole('button', { name: 'Pick on the map' }).press('Enter')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'Show the whole world', disabled: false }).waitFor()
  // The zoom left what is under the cross-hair where it was; from here it does not.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  const chosen = dialog.getByText(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/)
  await map.evaluate((element) => {
    for (const key of ['0', 'Enter'])
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  const inMotion = await chosen.innerText()
  await page.getByRole('button', { name: 'Show the whole world', disabled: true }).waitFor()
  await page.keyboard.press('Enter')
  return [inMotion, await chosen.innerText()]
}

/** The titles of two meetups after both were opened in the one form, and the second was saved there. */
async function editedOneAfterTheOther(stage: NetworkStage): Promise<string[]> {
  const { page } = await stage.atNetwork('Editor')
  const [first, second] = ['First breakfast', 'Second breakfast']
  for (const title of [first, second])
    await post(page, '/api/meetups', { ...OSLO, title, eventDate: inDays(5) })
  const edit = (title: string) => page.getByRole('button', { name: `Edit: ${title}` })
  const panel = page.getByRole('dialog', { name: /Meetup$/ })
  const title = panel.getByLabel('Title')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await edit(first).press('Enter')
  await title.fill('Breakfast of all breakfasts')
  // Its own button leads to it, and takes nothing away.
  await edit(first).press('Enter')
  await edit(second).press('Enter')
  await question.getByRole('button', { name: 'Stay here' }).press('Enter')
  expect(await title.inputValue()).toBe('Breakfast of all breakfasts')
  await edit(second).press('Enter')
  await question.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe(second)
  await untilFocused(title)
  await panel.getByLabel('Venue (optional)').fill('At the harbour')
  await panel.getByLabel('Venue (optional)').press('Enter')
  await toast(page, 'Meetup updated successfully').waitFor()
  await untilFocused(edit(second))

  await edit(second).press('Enter')
  await untilFocused(title)
  await page.getByRole('button', { name: 'Create Meetup' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe('')
  // A form that is still about to take the focus would take the next key as well.
  await untilFocused(title)
  await panel.getByRole('button', { name: 'Close' }).press('Enter')
  await untilFocused(page.getByRole('button', { name: 'Create Meetup' }))
  const kept: { title: string }[] = await (await page.request.get('/api/meetups')).json()
  return kept.map((meetup) => meetup.title).filter((name) => /breakfast/i.test(name))
}

const NEIGHBOURS = [
  { latitude: 55.0302, longitude: 82.9204, city: 'Novosibirsk', country: 'Russia' },
  { latitude: 53.3548, longitude: 83.7698, city: 'Barnaul', country: 'Russia' },
]

/** Two people in one circle; answers who has the focus once a press has taken it apart. */
async function takenApart(stage: NetworkStage): Promise<string | null> {
  for (const [number, place] of NEIGHBOURS.entries())
    await post((await stage.member(`Siberian${number}`)).page, '/api/user/location', {
      ...place,
      isLocationPublic: true,
    })
  const { page } = await stage.atNetwork('Walker')
  const circle = page
    .locator('[data-mark]', { hasText: '2' })
    .and(page.getByRole('button', { name: /Siberian/ }))
  await circle.press('Enter')
  await circle.waitFor({ state: 'detached' })
  const inside = page.getByRole('application').locator(':focus')
  await inside.waitFor()
  return inside.getAttribute('aria-label')
}

/** What the keyboard, and whoever changes what is there already, meets in the network. */
export function testKeyboard(stage: NetworkStage): void {
  test('the controls of the Map tab begin with what is kept, and hand the focus on', async () =>
    expect(await movedInPortal(stage)).toBe(false))
  test('a button that goes hands the focus to what takes its place', async () =>
    expect(await joinedByKeyboard(stage)).toBe(0))
  test('a date that the server refuses is told at its field; a picked place ends the call for one', async () =>
    expect(await refusedDate(stage)).toBe('true'))
  test('whoever goes from the form of one meetup to that of another is asked, and changes the one on screen', async () =>
    expect((await editedOneAfterTheOther(stage)).toSorted()).toEqual(['First breakfast', 'Second breakfast']))
  test('a circle that a press takes apart hands the focus to one of those who were in it', async () =>
    expect(await takenApart(stage)).toMatch(/^Siberian[01]/))
  test('the keyboard picks where the map is going to be', async () => {
    const [inMotion, settled] = await pickedInMotion(stage)
    expect(inMotion).toBe(settled)
  })
}
