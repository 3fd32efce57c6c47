import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { CAPTIONS_FILE, FILM_FILE, playFilm, playFilmWithoutScripts } from './intro-film.ts'
import { isOnTop } from './on-top.ts'
import { countShifts, MAX_SHIFT, shiftOf } from './shifts.ts'
import { openStage } from './stage.ts'
import { testDefaultCaptions } from './start-page/default-captions.ts'
import { testIcons } from './start-page/icons.ts'
import { testLateTypefaces } from './start-page/late-typefaces.ts'
import { testLeftEarly } from './start-page/left-early.ts'
import { testLongHeadline } from './start-page/long-headline.ts'
import { testLostParts } from './start-page/lost-parts.ts'
import { testOvertaken } from './start-page/overtaken.ts'
import { testPosterSizes } from './start-page/poster-sizes.ts'
import { testRefusedField } from './start-page/refused-field.ts'
import { testSameTab } from './start-page/same-tab.ts'
import { testScriptsAfterPaint } from './start-page/scripts-after-paint.ts'
import { testSignedInAgain } from './start-page/signed-in-again.ts'
import { testThemeWithoutMotion } from './start-page/theme-without-motion.ts'
import { heldBack } from './texts/said.ts'
import { ADMIN_ENV, expectAccessible, signInAsAdmin, toast, untilFocused } from './visitor.ts'

const MARKUP = '<img src=x onerror="document.title=1"> See you'
const YEAR_MS = 366 * 86_400_000

const stage = openStage(ADMIN_ENV)
let page: Page
let complaints: string[]
beforeAll(async () => {
  ;({ page, complaints } = await stage.visit())
  await signInAsAdmin(page, '/admin')
})

/** The start page as a visitor sees it, how far it jumped, and what its browser complained of. */
async function visit() {
  const visitor = await stage.visit()
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await countShifts(visitor.page)
  await visitor.page.goto('/')
  await visitor.page
    .getByRole('link', { name: /^Choose / })
    .first()
    .waitFor()
  const jumped = await shiftOf(visitor.page)
  return { ...visitor, asked, jumped }
}

test('the admin writes the start page: draft, preview, published', async () => {
  await page.getByRole('link', { name: 'Edit Page' }).press('Enter')
  await page.getByLabel('Closing line').fill(MARKUP)
  await page.getByLabel('Headline').fill('A club for people who mend things')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await toast(page, 'Draft Saved').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Publish' }).evaluate(isOnTop)).toBe(true)
  expect(await toast(page, 'Draft Saved').isVisible()).toBe(true)
  const before = await visit()
  expect(await before.page.getByRole('heading', { level: 1 }).textContent()).toContain('people who build')
  const preview = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview' }).press('Enter')
  await (await preview).getByText('This is the draft.').waitFor()
  await (await preview).getByText('people who mend things').waitFor()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await toast(page, 'Page Published').waitFor()
  await page.locator(':focus', { hasText: 'This is what visitors see.' }).waitFor()
  const after = await visit()
  expect(await after.page.getByRole('heading', { level: 1 }).textContent()).toContain(
    'people who mend things',
  )
  await after.page.getByText(MARKUP).waitFor()
  expect(after.asked).not.toContain('/api/landing')
  expect(Math.max(before.jumped, after.jumped)).toBeLessThanOrEqual(MAX_SHIFT)
  expect([...complaints, ...before.complaints, ...after.complaints]).toEqual([])
})

test('what was published takes the place of the draft only once that is confirmed', async () => {
  const headline = page.getByLabel('Headline')
  await headline.fill('Not yet published')
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Make version 1 the draft again?' })
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  expect(await headline.inputValue()).toBe('Not yet published')
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  await dialog.getByRole('button', { name: 'Restore it' }).press('Enter')
  await toast(page, 'Version Restored').waitFor()
  expect(await headline.inputValue()).toBe('A club for people who mend things')
})

testOvertaken(stage, () => page)
testSignedInAgain(() => page)
testRefusedField(stage)

test('what is typed while the draft is being saved stays, and is not saved yet', async () => {
  const closing = page.getByLabel('Closing line')
  const unsaved = page.getByText('Not saved yet.')
  const letThrough = await heldBack(page, '/api/landing/draft')
  await closing.fill('See you')
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await closing.fill('See you soon')
  letThrough()
  await toast(page, 'Draft Saved').waitFor()
  expect(await closing.inputValue()).toBe('See you soon')
  await unsaved.waitFor()
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await unsaved.waitFor({ state: 'detached' })
  expect(await closing.inputValue()).toBe('See you soon')
})

test('the film plays for a visitor, with captions, and nothing of it is fetched before', async () => {
  const { page: visitor, asked, complaints: heard } = await visit()
  await visitor.getByRole('heading', { name: 'In half a minute' }).scrollIntoViewIfNeeded()
  expect(asked.filter((path) => /\.(webm|vtt)$/.test(path))).toEqual([])
  await expectAccessible(visitor)
  const parts = visitor.waitForResponse((response) => response.url().endsWith('.webm'))
  const shown = await playFilm(visitor)
  expect(shown).toMatchObject({ caption: 'Somewhere, it is noon right now.', width: 1280, hasFocus: true })
  expect((await parts).status()).toBe(206)
  expect((await parts).headers()['content-type']).toBe('video/webm')
  await expectAccessible(visitor)
  expect(heard).toEqual([])
})

test('what was drawn in one year comes to life in the next', async () => {
  const { page: visitor, complaints: heard } = await stage.visit()
  await visitor.clock.setSystemTime(Date.now() + YEAR_MS)
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Choose Pro' }).waitFor()
  expect(heard).toEqual([])
})

test('the film plays for who presses before the scripts have come', async () => {
  const { page: visitor, complaints: heard } = await stage.visit()
  expect(await playFilmWithoutScripts(visitor)).toMatch(/\/assets\/intro-.*\.webm$/)
  expect(heard.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([])
})

testLateTypefaces(stage)
testPosterSizes(stage)
testDefaultCaptions(stage)
testIcons(stage)
testLeftEarly(stage)
testLostParts(stage)
testScriptsAfterPaint(stage)

test('the admin puts a film of their own in its place', async () => {
  await page.goto('/admin/landing')
  await page.getByLabel('Video', { exact: true }).selectOption('A file of our own')
  await page.getByLabel('Video file').setInputFiles(FILM_FILE)
  await page.getByLabel('Captions').setInputFiles(CAPTIONS_FILE)
  await page.getByText('A file is there.').nth(1).waitFor()
  await page.getByRole('button', { name: 'Save draft' }).press('Enter')
  await toast(page, 'Draft Saved').waitFor()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await toast(page, 'Page Published').waitFor()
  const visitor = await visit()
  const shown = await playFilm(visitor.page)
  expect(shown.source).toMatch(/\/media\/[0-9a-f]{64}\.webm$/)
  expect(shown.caption).toBe('Somewhere, it is noon right now.')
  const early = await stage.visit()
  expect(await playFilmWithoutScripts(early.page)).toBe(shown.source)
  expect([...complaints, ...visitor.complaints]).toEqual([])
})

test('the admin prices a tier, and the start page follows', async () => {
  await page.goto('/tiers')
  await page.getByRole('button', { name: 'Edit Basic' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Basic' })
  await untilFocused(dialog.getByLabel('Name'))
  await dialog.getByLabel('What it includes').fill('x'.repeat(121))
  await dialog.getByRole('button', { name: 'Save tier' }).press('Enter')
  await dialog.getByText('At most 120 characters').waitFor()
  await dialog.getByLabel('What it includes').fill('The map')
  await dialog.getByLabel('Price per year').fill('4.5')
  await dialog.getByRole('button', { name: 'Save tier' }).press('Enter')
  await dialog.getByText('Use whole dollars, such as 499').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Price per year').fill('249')
  await dialog.getByRole('button', { name: 'Save tier' }).press('Enter')
  await toast(page, 'Tier Saved').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  const visitor = await visit()
  expect(await visitor.page.getByText('$249').count()).toBe(1)
  expect(complaints).toEqual([])
})

testSameTab(stage)

testThemeWithoutMotion(stage)
testLongHeadline(stage)
