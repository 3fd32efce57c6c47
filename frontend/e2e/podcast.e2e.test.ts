import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { silentM4a } from '@meridian/infra/simulation/silent-m4a'
import { seedDemoPodcast } from '@meridian/infra/testing/demo-podcast'
import { until } from '@meridian/infra/testing/until'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testOvertaken } from './podcast/overtaken.ts'
import { testPlaying } from './podcast/playing.ts'
import { openStage } from './stage.ts'
import { heldBack } from './texts/said.ts'
import {
  ADMIN_ENV,
  expectAccessible,
  newestSubscription,
  renew,
  signInAsAdmin,
  toast,
  untilFocused,
} from './visitor.ts'

const PODCAST = '/portal?tab=podcast'

const stage = openStage(ADMIN_ENV)
beforeAll(async () => {
  await seedDemoPodcast(stage.copy().url, {
    email: 'admin@meridian.example',
    password: ADMIN_ENV.ADMIN_PASSWORD,
  })
})

/** Somebody new who has bought a membership, at the podcast. */
async function memberAtPodcast(name: string, tier: string) {
  const visit = await stage.member(name, tier)
  await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit.page.goto(PODCAST)
  return visit
}

const feedOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('a member copies the feed, hears an episode, and makes a new address', async () => {
  const { page, complaints } = await memberAtPodcast('Listener', 'pro')
  await page.getByRole('button', { name: 'Copy RSS Feed' }).press('Enter')
  await toast(page, 'RSS Feed Copied').waitFor()
  await untilFocused(page.getByLabel('Address of your feed'))
  const first = await feedOf(page)
  expect(await page.getByLabel('Address of your feed').inputValue()).toBe(first)
  expect((await fetch(first)).headers.get('content-type')).toMatch(/rss/)
  expect(await page.getByRole('link', { name: 'Apple Podcasts' }).getAttribute('href')).toBe(
    first.replace('http:', 'podcast:'),
  )

  const player = page.locator('audio').first()
  expect(await player.getAttribute('preload')).toBe('none')
  const length = await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true
    await audio.play()
    return audio.duration
  })
  expect(length).toBeGreaterThan(4)

  // The answer that tells the new address again is held up: the old one may not be copied meanwhile.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/podcast', async (route) => {
    await held
    await route.continue()
  })
  const opener = page.getByRole('button', { name: 'Make a new address' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Make a new address?' })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make a new address' }).press('Enter')
  await toast(page, 'New Feed Address').waitFor()
  await page.getByRole('button', { name: 'Copy RSS Feed' }).click()
  await toast(page, 'RSS Feed Copied').waitFor()
  expect(await feedOf(page)).not.toBe(first)
  letGo()
  expect((await fetch(first)).status).toBe(410)
  expect(complaints).toEqual([])
})

testPlaying(memberAtPodcast)

test('a show of another service loads when it is asked for, and not before', async () => {
  const { page } = await memberAtPodcast('Viewer', 'pro')
  const asked: string[] = []
  await page.route(/spotify|youtube|vimeo/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Player' })
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Episodes' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Play Example video' }).press('Enter')
  await page.frameLocator('iframe').getByText('Player').waitFor()
  expect(asked).toEqual(['www.youtube-nocookie.com'])
  expect(await page.locator('iframe').getAttribute('sandbox')).toContain('allow-scripts')
  await untilFocused(page.locator('iframe'))
})

test('in the grace period the button is locked, and says why', async () => {
  const { page } = await memberAtPodcast('Owing', 'basic')
  await renew(stage.copy(), await newestSubscription(stage.copy()), 'failed')
  const hasFailed = async () => {
    const user: SessionUser = await (await page.request.get('/api/session')).json()
    return user.paymentFailureCount === 1
  }
  await until(hasFailed, { what: 'the failed renewal' })
  await page.reload()
  const button = page.getByRole('button', { name: 'Copy RSS Feed' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  await page.getByText('Locked because your last payment failed').waitFor()
  await page.getByRole('heading', { name: 'Welcome to the feed' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Ask us anything' }).count()).toBe(0)
})

test('the admin publishes an episode, edits it, withdraws it, and chooses shows', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  const add = page.getByRole('form', { name: 'New episode' })
  const recording = add.getByLabel('Recording')
  await recording.setInputFiles({
    name: 'talk.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('no sound '.repeat(99)),
  })
  await add.getByText('This is not a recording that podcast players can play').waitFor()
  await expectAccessible(page)
  await recording.setInputFiles({
    name: 'talk.m4a',
    mimeType: 'audio/x-m4a',
    buffer: silentM4a({ seconds: 61 }),
  })
  await add.getByText('The recording is there: 1 min 1 sec.').waitFor()
  await add.getByRole('button', { name: 'Add episode' }).click()
  await add.getByText('Give the episode a title').waitFor()
  await add.getByLabel('Title').fill('<b>Bold</b> talk')
  await add.getByRole('button', { name: 'Add episode' }).press('Enter')
  await toast(page, 'Episode Added').waitFor()
  await untilFocused(recording)

  await page.getByRole('button', { name: 'Edit <b>Bold</b> talk' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit episode' })
  await dialog.getByLabel('Title').fill('Quiet talk')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Episode Saved').waitFor()
  await page.getByRole('button', { name: 'Withdraw Quiet talk' }).click()
  await page.getByText('Withdrawn', { exact: true }).waitFor()

  const shows = page.getByRole('form', { name: 'Shows elsewhere' })
  const link = shows.getByLabel('Link').first()
  await link.fill('https://example.org/show')
  await shows.getByRole('button', { name: 'Save shows' }).click()
  await shows.getByText('Paste the https link').waitFor()
  await link.fill('https://soundcloud.com/a-band/a-track')
  const letThrough = await heldBack(page, '/api/podcast/shows')
  await shows.getByRole('button', { name: 'Save shows' }).click()
  await shows.getByRole('button', { name: 'Saving...' }).waitFor()
  await shows.getByLabel('Title').last().fill('Typed meanwhile')
  letThrough()
  await toast(page, 'Shows Saved').waitFor()
  expect(await shows.getByLabel('Title').last().inputValue()).toBe('Typed meanwhile')
  await page.getByText('None. Every feed is where it belongs.').waitFor()
  expect(complaints).toEqual([])
})

testOvertaken(stage)

test('whoever leaves out the recording is led to it', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/podcast')
  const add = page.getByRole('form', { name: 'New episode' })
  const recording = add.getByLabel('Recording')
  const title = add.getByLabel('Title')
  for (const typed of ['', 'Without a sound']) {
    await title.fill(typed)
    await add.getByRole('button', { name: 'Add episode' }).press('Enter')
    await add.getByText('Choose the recording').waitFor()
    await expect.poll(() => title.getAttribute('aria-invalid')).toBe(String(typed === ''))
    await untilFocused(recording)
    expect(await recording.getAttribute('aria-invalid')).toBe('true')
  }
})

test('others than staff find nothing to edit', async () => {
  const { page } = await stage.visit()
  const guest = { username: 'Passer By', email: 'passer@example.org', password: 'correct horse' }
  const registered = await page.request.post('/api/register', { data: guest })
  expect(registered.status()).toBe(200)
  await page.goto('/admin/podcast')
  await page.getByText('Only staff can see this').waitFor()
  expect(await page.getByRole('link', { name: 'Podcast' }).count()).toBe(0)
})
