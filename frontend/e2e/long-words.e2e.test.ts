import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'

const stage = openStage()

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffsmith'
const LONG_LINK = `https://example.org/${'meetup-in-the-old-town-hall-'.repeat(4).replaceAll('-', '')}`

/** By how much the page is wider than a small phone. */
async function sidewaysOnPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 800 })
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
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
