import { DAY_MS } from '@meridian/contracts/values/durations'
import { createBuyer } from '@meridian/infra/simulation/buyer'
import { expect, test } from 'vitest'
import { sidewaysOnPhone } from './sideways.ts'
import { openStage } from './stage.ts'
import { testTopBar } from './top-bar.ts'
import { ADMIN_ENV, signInAsAdmin } from './visitor.ts'

const stage = openStage(ADMIN_ENV)

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffsmith'
const LONG_LINK = `https://example.org/${'meetup-in-the-old-town-hall-'.repeat(4).replaceAll('-', '')}`

/** True where no part of an item is beyond the end of its list. */
function isWhole(list: Element): boolean {
  const { right } = list.getBoundingClientRect()
  return [...list.querySelectorAll('span, [role=tab]')].every(
    (part) => part.getBoundingClientRect().right <= right + 1,
  )
}

test('one long name leaves the list of members and the portal as wide as a phone', async () => {
  const { page } = await stage.member(LONG_NAME)
  await page.goto('/portal')
  await page.getByText('Hello, ').waitFor()
  expect(await sidewaysOnPhone(page)).toBe(0)
  await page.goto('/members')
  await page.getByText(LONG_NAME, { exact: true }).last().waitFor()
  expect(await sidewaysOnPhone(page)).toBe(0)
})

test('a long link in its description leaves the page of a meetup as wide as a phone', async () => {
  const { page } = await stage.member('Linker')
  const answer = await page.request.post('/api/meetups', {
    data: {
      ...{ title: 'Old town', description: LONG_LINK, latitude: 38.7223, longitude: -9.1393 },
      ...{ city: 'Lisbon', country: 'Portugal', eventDate: '2029-05-05T18:30' },
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = await answer.json()
  const visitor = await stage.visit()
  for (const seen of [page, visitor.page]) {
    await seen.goto(`/meetups/${id}`)
    await seen.getByText(LONG_LINK).waitFor()
    expect(await sidewaysOnPhone(seen)).toBe(0)
  }
})

test('a long venue and a long tag leave the network and the page of its meetup as wide as a phone', async () => {
  const { page } = await stage.member('Hostess')
  const answer = await page.request.post('/api/meetups', {
    data: {
      ...{ title: LONG_NAME, description: '', latitude: 38.7223, longitude: -9.1393, venue: LONG_NAME },
      ...{ address: LONG_LINK, city: LONG_NAME, country: 'Portugal', eventDate: '2029-05-05T18:30' },
      tags: ['W'.repeat(40)],
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = await answer.json()
  for (const path of [`/meetups/${id}`, '/member-map']) {
    await page.goto(path)
    await page.getByText(LONG_LINK).first().waitFor()
    expect(await sidewaysOnPhone(page, 320), path).toBe(0)
    const tags = page.getByRole('list', { name: 'Tags' }).first()
    expect(await tags.evaluate(isWhole), path).toBe(true)
  }
})

test('a long name and a long reason leave what staff see of their owner as wide as a phone', async () => {
  const username = 'W'.repeat(30)
  const owner = { username, email: 'rind@example.org', password: 'correct horse' }
  const { page: theirs } = await stage.visit()
  const { id } = await (await theirs.request.post('/api/register', { data: owner })).json()
  const { page } = await stage.visit()
  await signInAsAdmin(page, `/admin/members/${id}`)
  const gift = { tier: 'pro', until: new Date(Date.now() + 99 * DAY_MS).toISOString(), reason: 'Spoke' }
  expect((await page.request.post(`/api/users/${id}/complimentary`, { data: gift })).status()).toBe(200)
  const reason = 'W'.repeat(80)
  expect((await page.request.post(`/api/users/${id}/suspend`, { data: { reason } })).status()).toBe(200)
  for (const path of [`/admin/members/${id}`, '/referrals']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await page.getByText(username).filter({ visible: true }).last().waitFor()
    expect(await sidewaysOnPhone(page, 320), path).toBe(0)
  }
})

test('a long name among those whom a member invited leaves the list as wide as a phone', async () => {
  const username = 'M'.repeat(30)
  const { page: inviter } = await stage.member('Host')
  const { code } = await (await inviter.request.get('/api/referrals')).json()
  const { url, sandboxUrl } = stage.copy()
  const invited = createBuyer(
    { app: url, stripe: `${sandboxUrl}/stripe` },
    { username, email: 'guest@example.org' },
  )
  const setup = await invited.choose('pro')
  const named = { customerId: setup.customerId, referralCode: code }
  expect((await invited.browser.post('/api/checkout-referral', named)).status).toBe(200)
  await invited.pay(setup)
  expect((await invited.report(setup)).status).toBe(200)
  await expect
    .poll(async () => (await inviter.request.get('/api/referrals')).json())
    .toMatchObject({ people: [{ username }] })
  await inviter.goto('/referrals')
  await inviter.getByText(username).waitFor()
  expect(await sidewaysOnPhone(inviter, 320)).toBe(0)
})

test('the start page fits into the narrowest window', async () => {
  const { page } = await stage.visit()
  await page.goto('/')
  expect(await sidewaysOnPhone(page, 320)).toBe(0)
})

test("the start page's header stays in one line on a phone", async () => {
  const { page } = await stage.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  const tops = await page
    .locator('header')
    .evaluate(({ children }) =>
      Array.from(children, (child) => child.getBoundingClientRect().top + child.clientHeight / 2),
    )
  expect(new Set(tops.map(Math.round)).size).toBe(1)
})

test('a long word in a refusal leaves its form as wide as a phone', async () => {
  const { page } = await stage.visit()
  await page.route('**/api/login', (call) =>
    call.fulfill({ status: 401, contentType: 'text/plain', body: `Nobody has ${LONG_LINK}` }),
  )
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('alert').filter({ hasText: LONG_LINK }).first().waitFor()
  expect(await sidewaysOnPhone(page, 320)).toBe(0)
})

test('in the narrowest window, and where letters are twice as big on a phone, no tab of the portal is cut', async () => {
  const { page } = await stage.member('Narrow')
  await page.goto('/portal?tab=map')
  for (const width of [320, 180]) {
    await page.setViewportSize({ width, height: 740 })
    const tabs = page.getByRole('tablist').first()
    await tabs.getByRole('tab', { name: 'Map', selected: true }).waitFor()
    expect(await tabs.evaluate(isWhole), `${width}`).toBe(true)
    // Its parts are inside of it, and it is inside of the window.
    expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width}`).toBe(
      0,
    )
  }
})

testTopBar(stage)

test('the longest name leaves the page of its meetup as wide as a phone, and questions about its owner whole', async () => {
  const { page } = await stage.member('M'.repeat(40))
  const answer = await page.request.post('/api/meetups', {
    data: {
      ...{ title: 'Named', description: '', latitude: 38.7223, longitude: -9.1393 },
      ...{ city: 'Lisbon', country: 'Portugal', eventDate: '2029-05-05T18:30' },
    },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { id } = await answer.json()
  await page.goto(`/meetups/${id}`)
  await page.getByText('Organised by').waitFor()
  expect(await sidewaysOnPhone(page, 320)).toBe(0)
  const { page: guest } = await stage.member('W'.repeat(40))
  await guest.request.post(`/api/meetups/${id}/join`, { data: { status: 'interested' } })
  await page.getByRole('button', { name: 'Attendees' }).click()
  await page.getByRole('button', { name: /^Remove W/ }).click()
  const question = page.getByRole('dialog', { name: /^Remove / })
  await question.waitFor()
  expect(await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
