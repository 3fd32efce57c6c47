import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { silentM4a } from '@meridian/infra/simulation/silent-m4a'
import { makeScratchFolder } from '@meridian/infra/testing/scratch-folder'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { CAPTIONS_FILE, FILM_FILE } from './intro-film.ts'
import { openStage } from './stage.ts'
import { heldBack, toasts } from './texts/said.ts'
import { ADMIN_ENV, expectAccessible, signInAsAdmin, toast, untilFocused } from './visitor.ts'

const RECORDINGS_PATH = '/api/podcast/recordings'

const stage = openStage(ADMIN_ENV)
const folder = makeScratchFolder()
const recordingFile = join(folder, 'talk.m4a')
writeFileSync(recordingFile, silentM4a({ seconds: 61 }))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Chooses a file as the browser's own dialog does: it tells the page nothing when the field has that very file already.
 * `setInputFiles` always tells.
 */
async function choose(field: Locator, path: string): Promise<void> {
  const page = field.page()
  const opened = page.waitForEvent('filechooser')
  await field.click()
  await opened
  const browser = await page.context().newCDPSession(page)
  await field.evaluate((element) => Object.assign(globalThis, { chosenFor: element }))
  const { result } = await browser.send('Runtime.evaluate', { expression: 'chosenFor' })
  await browser.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId ?? '' })
  await browser.detach()
}

test('a recording that did not arrive is sent again by choosing the same file', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  await page.route(`**${RECORDINGS_PATH}`, (route) => route.abort(), { times: 1 })
  const form = page.getByRole('form', { name: 'New episode' })
  await choose(form.getByLabel('Recording'), recordingFile)
  await form.getByText('The recording did not arrive.').waitFor()
  await choose(form.getByLabel('Recording'), recordingFile)
  await form.getByText('The recording is there: 1 min 1 sec.').waitFor()
  expect(await form.getByText('The recording did not arrive.').count()).toBe(0)
})

test('so is a file of the start page', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/landing')
  await page.getByLabel('Video', { exact: true }).selectOption('A file of our own')
  await page.route('**/api/landing/media', (route) => route.abort(), { times: 1 })
  await choose(page.getByLabel('Captions'), CAPTIONS_FILE)
  const why = page.getByRole('main').getByText('The file did not arrive.')
  await why.waitFor()
  await choose(page.getByLabel('Captions'), CAPTIONS_FILE)
  await page.getByText('A file is there.').waitFor()
  expect(await why.count()).toBe(0)
})

test('a recording that is on its way can be stopped, and another one sent', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  const form = page.getByRole('form', { name: 'New episode' })
  await form.getByLabel('Title').fill('Typed meanwhile')
  const letThrough = await heldBack(page, RECORDINGS_PATH)
  await choose(form.getByLabel('Recording'), recordingFile)
  const cancel = form.getByRole('button', { name: 'Cancel' })
  await cancel.waitFor()
  await expectAccessible(page)
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(RECORDINGS_PATH))
  await cancel.press('Enter')
  expect((await ended).failure()?.errorText).toMatch(/ABORTED/)
  await untilFocused(form.getByLabel('Recording'))
  expect(await form.getByRole('progressbar').count()).toBe(0)
  expect(await form.getByLabel('Recording').getAttribute('aria-invalid')).toBe('false')
  letThrough()
  await choose(form.getByLabel('Recording'), recordingFile)
  await form.getByText('The recording is there: 1 min 1 sec.').waitFor()
  expect(await form.getByLabel('Title').inputValue()).toBe('Typed meanwhile')
  expect(complaints).toEqual([])
})

test('whoever writes on meanwhile hears that a file did not arrive', async () => {
  const { page } = await stage.visit()
  const failLater = async (path: string) => {
    const { promise, resolve: fail } = Promise.withResolvers<void>()
    await page.route(`**${path}`, (route) => promise.then(() => route.abort()))
    return fail
  }
  await signInAsAdmin(page, '/admin/podcast')
  const form = page.getByRole('form', { name: 'New episode' })
  const failRecording = await failLater(RECORDINGS_PATH)
  await choose(form.getByLabel('Recording'), recordingFile)
  await form.getByLabel('Title').fill('Typed meanwhile')
  failRecording()
  await toasts(page).getByText('The recording did not arrive.').waitFor()
  await untilFocused(form.getByLabel('Title'))
  expect(await form.getByLabel('Title').inputValue()).toBe('Typed meanwhile')

  await page.goto('/admin/landing')
  await page.getByLabel('Video', { exact: true }).selectOption('A file of our own')
  const failCaptions = await failLater('/api/landing/media')
  await choose(page.getByLabel('Captions'), CAPTIONS_FILE)
  await page.getByLabel('Headline').fill('Typed meanwhile')
  failCaptions()
  await toasts(page).getByText('The file did not arrive.').waitFor()
  await untilFocused(page.getByLabel('Headline'))
  expect(await page.getByLabel('Headline').inputValue()).toBe('Typed meanwhile')
})

/** Until the browser has taken the focus from the field, which is disabled meanwhile. */
const untilLost = (page: Page) => expect.poll(() => page.locator(':focus').count()).toBe(0)

test('the keyboard goes on where a file was chosen, once it has arrived', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  const form = page.getByRole('form', { name: 'New episode' })
  const recording = form.getByLabel('Recording')
  const letRecordingArrive = await heldBack(page, RECORDINGS_PATH)
  await choose(recording, recordingFile)
  await untilLost(page)
  letRecordingArrive()
  await form.getByText('The recording is there: 1 min 1 sec.').waitFor()
  await untilFocused(recording)

  await page.goto('/admin/landing')
  await page.getByLabel('Video', { exact: true }).selectOption('A file of our own')
  const captions = page.getByLabel('Captions')
  const letCaptionsArrive = await heldBack(page, '/api/landing/media')
  await choose(captions, CAPTIONS_FILE)
  await untilLost(page)
  letCaptionsArrive()
  await page.getByText('A file is there.').waitFor()
  await untilFocused(captions)
  expect(complaints).toEqual([])
})

test('whoever leaves while a file of the start page is replaced is asked, and it arrives for who stays', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/landing')
  await page.getByLabel('Video', { exact: true }).selectOption('A file of our own')
  await page.getByLabel('Video file').setInputFiles(FILM_FILE)
  await page.getByLabel('Captions').setInputFiles(CAPTIONS_FILE)
  await expect.poll(() => page.getByText('A file is there.').count()).toBe(2)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await toast(page, 'Draft Saved').waitFor()

  const letThrough = await heldBack(page, '/api/landing/media')
  await choose(page.getByLabel('Captions'), CAPTIONS_FILE)
  await page.getByText('On its way...').waitFor()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  letThrough()
  await expect.poll(() => page.getByText('A file is there.').count()).toBe(2)
  expect(new URL(page.url()).pathname).toBe('/admin/landing')
})
