import { silentM4a } from '@meridian/infra/simulation/silent-m4a'
import { seedDemoPodcast } from '@meridian/infra/testing/demo-podcast'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { heldBack } from './texts/said.ts'
import { ADMIN_ENV, expectAccessible, signInAsAdmin, toast, untilFocused } from './visitor.ts'

const ADMIN = { email: 'admin@meridian.example' }
const RECORDINGS_PATH = '/api/podcast/recordings'

const stage = openStage(ADMIN_ENV)

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const leave = (page: Page) => page.getByRole('link', { name: 'Settings' }).first().click()

/** What a screen reader adds to the name of something. */
const describedBy = (what: Locator) =>
  what.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  )

test('the editor of the start page does not lose what is typed without a word', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/landing')
  const headline = page.getByLabel('Headline')
  await headline.fill('Typed for an hour')
  await leave(page)
  await question(page).waitFor()
  expect(await describedBy(question(page))).toMatch(/is not saved, and is lost/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 900 })
  // As far from the edges as other dialogs.
  expect(await question(page).boundingBox()).toMatchObject({ x: 16 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  expect(await headline.inputValue()).toBe('Typed for an hour')
  const warned = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const warning = await warned
  expect(warning.type()).toBe('beforeunload')
  await warning.accept()
  await reloaded
  await headline.fill('Typed once more')
  await leave(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/settings')
  expect(complaints).toEqual([])
})

test('what is saved can be left at once', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/landing')
  await page.getByLabel('Headline').fill('Saved')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await toast(page, 'Draft Saved').waitFor()
  await leave(page)
  await page.waitForURL(({ pathname }) => pathname === '/settings')
  expect(await question(page).count()).toBe(0)
})

test('a logout asks before it signs out', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/member-map')
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  await page.getByLabel('Title').fill('A long story')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  expect((await page.request.get('/api/session')).status()).toBe(200)
  expect(await page.getByLabel('Title').inputValue()).toBe('A long story')
})

test('going back in the browser asks, and the address stays right for who stays', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/dashboard')
  await page.getByRole('link', { name: 'Edit Page' }).click()
  const headline = page.getByLabel('Headline')
  await headline.fill('Typed and not sent')
  const back = () => page.evaluate(() => history.back())
  const path = () => new URL(page.url()).pathname
  await back()
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  expect([path(), await headline.inputValue()]).toEqual(['/admin/landing', 'Typed and not sent'])
  await back()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Edit Page' }).waitFor()
  await page.evaluate(() => history.forward())
  await page.waitForURL('**/admin/landing')
  await headline.waitFor()
  await back()
  await page.waitForURL('**/dashboard')
  expect([await question(page).count(), complaints]).toEqual([0, []])
})

test('a new meetup begins at its first field', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/member-map')
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  await untilFocused(page.getByLabel('Title'))
  await page.keyboard.type('Typed at once')
  expect(await page.getByLabel('Title').inputValue()).toBe('Typed at once')
})

test('Escape at the question stays; Escape and the cross at what is typed ask', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/member-map')
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  const title = page.getByLabel('Title')
  await title.fill('A long story')
  const askedAndStayed = async () => {
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    return title.inputValue()
  }
  await leave(page)
  expect(await askedAndStayed()).toBe('A long story')
  await title.press('Escape')
  expect(await askedAndStayed()).toBe('A long story')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await title.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('a dialog asks for what is typed in it, and for nothing else on the page', async () => {
  await seedDemoPodcast(stage.copy().url, { ...ADMIN, password: ADMIN_ENV.ADMIN_PASSWORD })
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  const added = page.getByRole('form', { name: 'New episode' }).getByLabel('Title')
  await added.fill('Half written')
  const edit = page.getByRole('button', { name: 'Edit Welcome to the feed' })
  const dialog = page.getByRole('dialog', { name: 'Edit episode' })
  await edit.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })

  await edit.click()
  await dialog.getByLabel('Title').fill('Another name')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question(page).waitFor()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect(await dialog.getByLabel('Title').inputValue()).toBe('Another name')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await dialog.waitFor({ state: 'detached' })
  await leave(page)
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  expect(await added.inputValue()).toBe('Half written')
  expect(complaints).toEqual([])
})

test('what is typed about a tier is not lost by Escape', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/tiers')
  const dialog = page.getByRole('dialog', { name: 'Edit Pro' })
  await page.getByRole('button', { name: 'Edit Pro' }).click()
  await dialog.getByLabel('Description').fill('Another sentence')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Another sentence')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('a recording is not left without a question, and its upload ends with the form', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  const form = page.getByRole('form', { name: 'New episode' })
  const choose = () =>
    form.getByLabel('Recording').setInputFiles({
      name: 'talk.m4a',
      mimeType: 'audio/x-m4a',
      buffer: silentM4a({ seconds: 61 }),
    })
  await choose()
  await form.getByText('The recording is there').waitFor()
  await leave(page)
  await question(page).getByRole('button', { name: 'Stay here' }).click()

  await heldBack(page, RECORDINGS_PATH)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(RECORDINGS_PATH))
  await choose()
  await leave(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  expect((await ended).failure()?.errorText).toMatch(/ABORTED/)
  await page.waitForURL(({ pathname }) => pathname === '/settings')
})
