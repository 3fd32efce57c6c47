import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toastOf } from '../texts/said.ts'
import {
  expectAccessible,
  expectAccessibleEverywhere,
  toast,
  untilFocused,
  untilFocusedInView,
} from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { planned, soon } from './planned.ts'

const MARKUP = '<script>document.title = "taken"</script><b>Bold</b> night'

async function fillForm(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Event date').fill(soon())
  await dialog.getByLabel('City').fill('Lisbon')
  await dialog.getByLabel('Country').fill('Portugal')
  await dialog.getByLabel('Max attendees (optional)').fill('1')
  await dialog.getByLabel('Tags (optional)').fill(' walks, , <i>wine</i>')
}

/** Plans it with the mouse, looking at what the form says on the way. */
async function planByMouse(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  const dialog = page.getByRole('dialog')
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  expect(await create.isDisabled()).toBe(true)
  expect(await dialog.getByLabel('Public meetup').isChecked()).toBe(true)
  expect(await dialog.getByLabel('Required tier').inputValue()).toBe('basic')
  await dialog.getByLabel('Title').press('Enter')
  await toast(page, 'Please select a location on the map').waitFor()
  await expectAccessibleEverywhere(page)
  await page.getByRole('application').click({ position: { x: 360, y: 120 } })
  await dialog.getByText('Location selected').waitFor()
  await dialog.getByText(/^-?\d+\.\d{6}, -?\d+\.\d{6}$/).waitFor()
  expect(await page.locator('[data-picked]').count()).toBe(1)
  await fillForm(page, MARKUP)
  await create.click()
  await toast(page, 'Meetup created successfully').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('[data-picked]').count()).toBe(0)
  return page.getByRole('article', { name: MARKUP })
}

async function writeToEverybody(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Message: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Subject').fill('Doors')
  await dialog.getByLabel('Message').fill('We open at six.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await toast(page, 'Message sent').waitFor()
  await page.getByText('One person gets it.').first().waitFor()
}

/** The feed that the screen names has the meetup. */
async function expectFeed(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Show my calendar link' }).click()
  const link = await page.getByLabel('Calendar link').inputValue()
  const { pathname } = new URL(link)
  const file = await page.request.get(pathname)
  expect(await file.text()).toContain(`SUMMARY:${title}`)
}

async function plannedByMouse(stage: NetworkStage): Promise<string[]> {
  const { page, complaints } = await stage.atNetwork('Planner')
  await page.getByText('No upcoming meetups. Create one to get started!').waitFor()
  await expectAccessibleEverywhere(page)
  const card = await planByMouse(page)
  await card.getByText('0/1 attendees').waitFor()
  expect(await card.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts()).toEqual([
    'walks',
    '<i>wine</i>',
  ])
  await page.getByRole('button', { name: /^<script/ }).hover()
  await page.getByRole('tooltip').waitFor()
  expect(await page.title()).toContain('Global Network')

  const visitor = await stage.visit()
  const link = card.getByRole('link', { name: MARKUP, exact: true })
  await visitor.page.goto((await link.getAttribute('href')) ?? '')
  await visitor.page.getByRole('heading', { name: MARKUP }).waitFor()
  await visitor.page.getByRole('link', { name: 'Sign in' }).waitFor()
  await expectAccessibleEverywhere(visitor.page)

  await visitor.page.getByRole('link', { name: 'Add to calendar' }).waitFor()
  await card.getByRole('button', { name: /^Cancel meetup/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the meetup' }).click()
  await toast(page, 'Meetup cancelled').waitFor()
  await card.waitFor({ state: 'detached' })
  await visitor.page.reload()
  await visitor.page.getByText('This meetup was cancelled.').waitFor()
  expect(await visitor.page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
  return [...complaints, ...visitor.complaints]
}

async function oneLastPlace(stage: NetworkStage): Promise<string[]> {
  const host = await stage.atNetwork('Organizer')
  await host.page.goto(`/meetups/${await planned(host.page, 'Small supper')}`)
  // A browser that has lost what it stored still has its cookie.
  const emptied = await host.page.context().newPage()
  await emptied.addInitScript(() => localStorage.clear())
  await emptied.goto(host.page.url())
  await emptied.getByRole('button', { name: 'Attendees' }).waitFor()
  await emptied.close()
  const joiner = await stage.atNetwork('Joiner', 'basic')
  await joiner.page.getByRole('button', { name: /^Join: / }).click()
  await toast(joiner.page, 'Successfully joined meetup').waitFor()
  await joiner.page.getByRole('article').getByText('Interested', { exact: true }).waitFor()
  await host.page.getByText('1/1 attendees').waitFor()

  const waiting = await stage.atNetwork('Waiting', 'basic')
  await waiting.page.getByText('Full: the only place is taken.').waitFor()
  await waiting.page.getByRole('button', { name: /^Join the waitlist: / }).click()
  await waiting.page.getByText('Number 1 on the waitlist', { exact: true }).waitFor()
  await expectAccessible(waiting.page)
  await waiting.page.getByRole('button', { name: /^Leave the waitlist: / }).click()
  await toast(waiting.page, 'You are off the waitlist.').waitFor()
  await waiting.page.getByRole('button', { name: /^Join the waitlist: / }).click()
  await waiting.page.getByText('Number 1 on the waitlist', { exact: true }).waitFor()

  await host.page.getByRole('button', { name: 'Attendees' }).click()
  await host.page.getByRole('button', { name: 'Confirm Joiner' }).press('Enter')
  await untilFocused(host.page.getByText('Attending', { exact: true }).locator('..'))
  await joiner.page.getByRole('article').getByText('Attending', { exact: true }).waitFor()
  await host.page.getByText('On the waitlist').waitFor()
  await expectAccessibleEverywhere(host.page)
  await writeToEverybody(host.page)
  await expectFeed(joiner.page, 'Small supper')
  await host.page.getByRole('button', { name: 'Remove Joiner' }).press('Enter')
  await host.page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).press('Enter')
  await untilFocused(host.page.getByRole('listitem').filter({ hasText: 'Waiting' }).locator('[tabindex]'))
  await waiting.page.getByRole('article').getByText('Interested', { exact: true }).waitFor()
  await waiting.page.getByRole('button', { name: /^Confirm: / }).click()
  await toast(waiting.page, 'Attendance confirmed').waitFor()
  await waiting.page.getByRole('button', { name: /^Withdraw: / }).click()
  await toast(waiting.page, 'You have withdrawn').waitFor()
  expect(await toastOf(waiting.page)).toEqual(['You have withdrawn'])
  await host.page.getByRole('button', { name: /^Cancel meetup/ }).press('Enter')
  await host.page.getByRole('dialog').getByRole('button', { name: 'Cancel the meetup' }).press('Enter')
  await untilFocused(host.page.getByText('Cancelled', { exact: true }).locator('..'))
  return [...host.complaints, ...joiner.complaints, ...waiting.complaints]
}

async function plannedByKeyboard(stage: NetworkStage): Promise<string[]> {
  const { page, complaints } = await stage.atNetwork('Typist')
  await page.getByRole('button', { name: 'Create Meetup' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pick on the map' }).press('Enter')
  for (const key of ['ArrowLeft', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await dialog.getByText('Location selected').waitFor()
  await fillForm(page, 'Evening walk')
  await dialog.getByLabel('Title').press('Enter')
  await toast(page, 'Meetup created successfully').waitFor()
  const card = page.getByRole('article', { name: 'Evening walk' })
  await untilFocusedInView(page.getByRole('button', { name: 'Create Meetup' }))

  await card.getByRole('button', { name: 'Edit: Evening walk' }).press('Enter')
  expect(await dialog.getByLabel('Event date').inputValue()).toBe(soon())
  await dialog.getByLabel('Venue (optional)').fill('At the fountain')
  await dialog.getByLabel('Venue (optional)').press('Enter')
  await toast(page, 'Meetup updated successfully').waitFor()
  await card.getByText('At the fountain').waitFor()

  await page.getByRole('tab', { name: 'Meetups' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Evening walk/ })
    .press('Enter')
  await page.getByRole('tooltip').waitFor()
  expect(await page.getByRole('tooltip').innerText()).toContain('Lisbon, Portugal')
  await page.getByRole('application').focus()
  await page.keyboard.press('0')
  await page.getByRole('button', { name: 'Show the whole world', disabled: true }).waitFor()
  await page.getByLabel('Name or city').fill('nothing like it')
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=nothing\+like\+it/)
  await untilFocused(page.getByLabel('Name or city'))
  await page.getByText('No meetups found').waitFor()
  return complaints
}

/** Meetups, from the plan to the waitlist. */
export function testMeetups(stage: NetworkStage): void {
  test('a meetup is planned with the mouse; markup in it is text, for members and for visitors', async () =>
    expect(await plannedByMouse(stage)).toEqual([]))
  test('the one place goes to the first; who waits moves up when the organiser takes it back', async () =>
    expect(await oneLastPlace(stage)).toEqual([]))
  test('a meetup is planned, changed and found by the keyboard alone', async () =>
    expect(await plannedByKeyboard(stage)).toEqual([]))
}
