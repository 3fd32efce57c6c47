import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { expectAccessibleEverywhere, newestSubscription, renew } from './visitor.ts'

const UNPAID = 'Your renewal could not be paid'
const NEEDS_MEMBERSHIP = 'An active membership is needed for this'

const stage = openStage()

/** A member at one of the screens, and the subscription that pays for it. */
async function memberAt(name: string, path: string) {
  const { page, complaints } = await stage.member(name)
  const subscription = await newestSubscription(stage.copy())
  await page.goto(path)
  return { page, complaints, subscription }
}

async function untilStatus(page: Page, status: string): Promise<void> {
  const session = async () => (await page.request.get('/api/session')).text()
  await expect.poll(session).toContain(`"membershipStatus":"${status}"`)
}

/** Takes the access away while the page stays open, as renewals do that nobody pays. */
async function loseAccess(page: Page, subscription: string): Promise<void> {
  for (let failed = 0; failed < 3; failed += 1) await renew(stage.copy(), subscription, 'failed')
  await untilStatus(page, 'payment_failed')
}

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Comes back until it is seen, since who has just been there is not asked for anew. */
async function comeBackTo(page: Page, text: string): Promise<void> {
  const seen = async () => {
    await comeBack(page)
    return page.getByText(text, { exact: true }).count()
  }
  await expect.poll(seen, { interval: 500 }).toBe(1)
}

test('the network shuts with the reason while it is looked at, and opens again once the payment has arrived', async () => {
  const { page, complaints, subscription } = await memberAt('Shutout', '/member-map')
  const map = page.getByRole('application')
  const wall = page.getByRole('region', { name: 'Subscription Required' })
  await map.waitFor()
  await loseAccess(page, subscription)
  await comeBack(page)
  await wall.getByText(UNPAID).waitFor()
  await expectAccessibleEverywhere(page)

  const opened = page.waitForEvent('popup')
  await wall.getByRole('button', { name: 'Pay now' }).click()
  const provider = await opened
  await provider.getByRole('button', { name: 'with the card on file' }).click()
  await provider.getByText('Paid on').waitFor()
  await provider.close()
  await untilStatus(page, 'active')
  await comeBack(page)
  await map.waitFor()
  expect(await wall.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a refusal has the page ask how the person stands now, and not for ever', async () => {
  const { page, subscription } = await memberAt('Refusedreader', '/members')
  await page.getByText('Refusedreader').first().waitFor()
  await loseAccess(page, subscription)
  const asked: string[] = []
  page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await comeBackTo(page, 'Members meet members')
  const stored = () => page.evaluate(() => localStorage.getItem('user'))
  await expect.poll(stored).toContain('"membershipStatus":"payment_failed"')
  await page.waitForLoadState('networkidle')
  // Once more at most: what is on screen is asked for again, is refused again, and that tells nothing new.
  expect(asked.filter((path) => path === '/api/session').length).toBeLessThanOrEqual(2)
})

test('whoever owes a renewal is led from the directory to what is due, not to another plan', async () => {
  const { page, subscription } = await memberAt('Owingreader', '/members')
  await page.getByText('Owingreader').first().waitFor()
  await loseAccess(page, subscription)
  await comeBackTo(page, 'Members meet members')
  const main = page.getByRole('main')
  await main.getByText(/^Your renewal could not be paid/).waitFor()
  expect(await main.getByRole('link', { name: 'View Plans' }).count()).toBe(0)
  await expectAccessibleEverywhere(page)
  await main.getByRole('link', { name: 'See what is due' }).click()
  await page.getByRole('heading', { name: 'Your renewal is not paid yet' }).waitFor()
})

test('a list that is refused gives the reason of the server, not that it is for staff', async () => {
  const { page } = await stage.member('Listreader')
  await page.route('**/api/map/members*', (route) =>
    route.fulfill({ status: 403, body: `${NEEDS_MEMBERSHIP}.` }),
  )
  await page.goto('/member-map')
  await page.getByText(NEEDS_MEMBERSHIP, { exact: true }).waitFor()
  expect(await page.getByText('Only staff can see this').count()).toBe(0)
})

test('whoever loses access at the page of a meetup for members reads why it is gone', async () => {
  const { page, subscription } = await memberAt('Lapsedhost', '/member-map')
  const date = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const place = {
    latitude: 38.7223,
    longitude: -9.1393,
    city: 'Lisbon',
    country: 'Portugal',
    address: 'Rua Um 1',
  }
  const made = await page.request.post('/api/meetups', {
    data: { title: 'Supper', isPublic: false, eventDate: date, ...place },
  })
  const { id } = await made.json()
  await page.goto(`/meetups/${id}`)
  await page.getByText('Rua Um 1').first().waitFor()
  await loseAccess(page, subscription)
  // Nobody comes back to the page or presses anything: the line that tells of changes is cut, and is refused then.
  await page.getByText(NEEDS_MEMBERSHIP, { exact: true }).waitFor({ timeout: 60_000 })
  expect(await page.getByText('Rua Um 1').count()).toBe(0)
})
