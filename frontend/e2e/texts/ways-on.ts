import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seenAs } from './portal.ts'
import { answerBy } from './said.ts'
import type { TextStage } from './text-stage.ts'

const DAY_MS = 86_400_000
const REASON = 'Locked because your last payment failed. It opens again as soon as the payment arrives.'
const NO_PASSWORD = 'No password yet, or forgotten it?'

/** A member whose renewal failed, at a part of the portal. */
async function inGrace(stage: TextStage, name: string, tier: string): Promise<Page> {
  const page = await stage.member(name, tier)
  const gracePeriodEnd = new Date(Date.now() + 5.5 * DAY_MS).toISOString()
  await seenAs(page, { membershipStatus: 'payment_failed', paymentFailureCount: 1, gracePeriodEnd })
  return page
}

/** How far the icon of a link stands from the end of the link's last word. */
const gapBeforeIcon = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const words = document.createRange()
    words.selectNode(link.firstChild as Node)
    const lastLine = [...words.getClientRects()].at(-1)?.right ?? 0
    return (link.querySelector('svg')?.getBoundingClientRect().left ?? 0) - lastLine
  })

/** What is said to whom a failed payment closes something. */
export function testGrace(stage: TextStage): void {
  test('a failed payment locks only the levels that the plan opens', async () => {
    const page = await inGrace(stage, 'Owner', 'basic')
    const pages = ['Basic+', 'Pro+'].map((level) => ({
      id: level,
      title: `A page of ${level}`,
      level,
      url: null,
    }))
    await page.route('**/api/notion/pages', (route) => route.fulfill({ json: pages }))
    await page.goto('/portal')
    const level = (name: string) => page.getByRole('region', { name, exact: true })
    await level('Basic+').getByText(REASON).waitFor()
    expect(await level('Pro+').innerText()).toContain('Opens with the Pro or Enterprise plan.')
  })

  test('whose payment failed is told that the place in the channel is kept, and which account has it', async () => {
    const page = await inGrace(stage, 'Kept', 'pro')
    const link = { telegramUserId: '123456789', proven: true }
    const standing = { open: true, link, inChannel: true, banned: false, invite: null }
    await page.route('**/api/telegram', (route) => route.fulfill({ json: standing }))
    await page.goto('/portal?tab=telegram')
    await page.getByText('In the channel, with Telegram account 123456789.').waitFor()
    const said = await page.getByRole('tabpanel').innerText()
    expect(said).toContain('Active membership required for Telegram channel access')
    expect(said).toContain(REASON)
    expect(said).toContain('You keep your place')
  })
}

/** What is said where somebody cannot go on, and what leads out. */
export function testWaysOn(stage: TextStage): void {
  test('the mark of a link that leads out stands after its last word', async () => {
    const page = await stage.member('Wrapper')
    await page.setViewportSize({ width: 360, height: 640 })
    const title = 'A long title of a page with unconventionallylengthy words'
    const pages = [{ id: '1', title, level: 'Basic+', url: 'https://hub.example.org/1' }]
    await page.route('**/api/notion/pages', (route) => route.fulfill({ json: pages }))
    await page.goto('/portal')
    await page.getByRole('link', { name: title }).waitFor()
    expect(await gapBeforeIcon(page, title)).toBeLessThan(16)
  })

  test('a meetup for members leads whoever has no membership to where they get one', async () => {
    const page = await stage.guest('Invited Outside')
    await page.goto(`/meetups/${crypto.randomUUID()}`)
    await page.getByText('An active membership is needed for this', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Open the portal' }).click()
    await page.getByRole('region', { name: 'Subscription Required' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/portal')
  })

  test('whoever has no password is shown the way to one wherever one is asked for', async () => {
    const page = await stage.guest('Passwordless')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    for (const action of ['Change password', 'Set up', 'Delete it for good']) {
      const form = page
        .locator('section')
        .filter({ has: page.getByRole('button', { name: action, exact: true }) })
      await form.getByText(NO_PASSWORD).waitFor()
    }
    expect(await page.getByRole('link', { name: 'Get a link that sets one' }).count()).toBe(3)
  })
}

/** What the screen of the mailed link to a paid membership leads to. */
export function testClaims(stage: TextStage): void {
  test('a claim that cannot be made leads to the support, and is not offered again', async () => {
    const page = await stage.visitor()
    const message =
      'You are already a member, and you can use only one membership. Support will refund this payment.'
    await answerBy(page, '/api/membership-claims', 409, JSON.stringify({ message }))
    await page.goto(`/claim#${'a'.repeat(43)}`)
    await page.getByRole('button', { name: 'Attach membership' }).click()
    await page.getByText(message).waitFor()
    const support = page.getByRole('link', { name: /support@/ })
    expect(await support.getAttribute('href')).toMatch(/^mailto:support@/)
    expect(await page.getByRole('button', { name: 'Attach membership' }).count()).toBe(0)
  })

  test('another mailed link that is opened in the same tab begins anew', async () => {
    const page = await stage.visitor()
    const done = { next: 'sign-in', message: 'Your membership is active. Sign in to use it.' }
    await answerBy(page, '/api/membership-claims', 200, JSON.stringify(done))
    await page.goto(`/claim#${'a'.repeat(43)}`)
    await page.getByRole('button', { name: 'Attach membership' }).click()
    await page.getByText(done.message).waitFor()
    await page.goto(`/claim#${'b'.repeat(43)}`)
    const asked = page.waitForRequest('**/api/membership-claims')
    await page.getByRole('button', { name: 'Attach membership' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ token: 'b'.repeat(43) })
  })

  test('whoever follows the link to their membership again, signed in, is led to the portal', async () => {
    const page = await stage.member('Follower')
    const done = { next: 'sign-in', isOwn: true, message: 'Your membership is active.' }
    await answerBy(page, '/api/membership-claims', 200, JSON.stringify(done))
    await page.goto(`/claim#${'a'.repeat(43)}`)
    await page.getByRole('button', { name: 'Attach membership' }).click()
    await page.getByText('Your membership is active, Follower. The portal is open to you.').waitFor()
    expect(await page.getByRole('link', { name: 'Open the portal' }).getAttribute('href')).toBe('/portal')
  })
}

/** What is said to whom a payment waits for. */
export function testWaitingPayment(stage: TextStage): void {
  test('whoever has paid while signed out is offered the link again in place of the plans', async () => {
    const page = await stage.guest('Paid Outside')
    const known = { subscription: null, complimentary: null, second: null, waiting: true }
    await answerBy(page, '/api/subscription', 200, JSON.stringify(known))
    await page.goto('/portal')
    const wall = page.getByRole('region', { name: 'Subscription Required' })
    await wall.getByText('You have already paid').waitFor()
    expect(await wall.innerText()).not.toContain('Choose a plan')
    const again = wall.getByRole('button', { name: 'E-mail the link again' })
    await again.click()
    // As far as the server knows, nothing waits.
    await wall.getByRole('alert').getByText('No payment of yours is waiting').waitFor()
    const message = 'An e-mail with the link is on its way to you.'
    await answerBy(page, '/api/membership-claims/mail', 200, JSON.stringify({ message }))
    await again.click()
    await wall.getByText(message).waitFor()
    expect(await wall.getByRole('alert').count()).toBe(0)
  })

  test('so is whoever was given a membership, in place of the plans that would prolong it', async () => {
    const page = await stage.member('Given')
    const complimentary = { until: new Date(Date.now() + 30 * DAY_MS).toISOString() }
    const known = { subscription: null, complimentary, second: null, waiting: true }
    await answerBy(page, '/api/subscription', 200, JSON.stringify(known))
    await page.goto('/portal?tab=subscription')
    const panel = page.getByRole('main')
    await panel.getByText('You have already paid').waitFor()
    expect(await panel.innerText()).not.toContain('View plans')
    await panel.getByRole('button', { name: 'E-mail the link again' }).press('Enter')
    await panel.getByRole('alert').getByText('No payment of yours is waiting').waitFor()
  })
}
