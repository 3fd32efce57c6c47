import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { Referrer } from '@meridian/contracts/http/membership/referrals'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import type { TextStage } from './text-stage.ts'

/** More than a window shows. */
const ON_A_PAGE = 30
const NOW = new Date().toISOString()

const idOf = (place: number) => `7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a${10 + place}`

const memberOf = (username: string, place: number): DirectoryEntry => ({
  ...{ id: idOf(place), username, role: 'member', membershipTier: 'pro', membershipStatus: 'active' },
  ...{ joinedAt: NOW, lastActive: NOW },
})

const referrerOf = (username: string, place: number): Referrer => ({
  ...{ accountId: idOf(place), username, code: 'ABCDEFGH', invited: 2, joined: 1, lastJoinedAt: NOW },
})

/** Has every list consist of two pages, with people called after theirs. */
export async function inTwoPages(page: Page): Promise<void> {
  const askedFor = (route: Route) => {
    const isSecond = new URL(route.request().url()).searchParams.has('cursor')
    const names = Array.from({ length: ON_A_PAGE }, (_, place) => `${isSecond ? 'Late' : 'Early'} ${place}`)
    return { names, next: isSecond ? null : 'second' }
  }
  await page.route(/\/api\/users(\?|$)/, (route) => {
    const { names, next } = askedFor(route)
    const headers: Record<string, string> = { 'X-Total-Count': '60' }
    if (next !== null) headers.Link = `</api/users?cursor=${next}>; rel="next"`
    return route.fulfill({ json: names.map(memberOf), headers })
  })
  await page.route('**/api/referrals/all*', (route) => {
    const { names, next } = askedFor(route)
    return route.fulfill({ json: { referrers: names.map(referrerOf), next } })
  })
}

/** Turns the page by keyboard, to one with this person on it, and goes on reading there. */
async function turn(list: Locator, link: string, name: string): Promise<void> {
  await list.getByRole('link', { name: link, exact: true }).press('Enter')
  await list.getByText(name, { exact: true }).first().waitFor()
  await untilFocused(list)
  const top = await list.evaluate((part) => part.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(list.page().viewportSize()?.height ?? 0)
}

/** Lists that come page by page. */
export function testPaging(stage: TextStage): void {
  test.for([
    ['/admin/members', 'List of members'],
    ['/referrals', 'List of links'],
  ] as const)('whoever turns the page of a list goes on at its beginning, at %s', async ([path, name]) => {
    const page = await stage.sharedAdmin()
    await inTwoPages(page)
    await page.goto(path)
    const list = page.getByRole('region', { name })
    await turn(list, 'Next page', 'Late 0')
    await turn(list, 'First page', 'Early 0')
    // This time it is known already.
    await turn(list, 'Next page', 'Late 0')
    await page.goBack()
    await list.getByText('Early 0', { exact: true }).first().waitFor()
    await untilFocused(list)
    expect(new URL(page.url()).search).toBe('')
  })

  test('whoever chooses another order on a later page stays at the choice', async () => {
    const page = await stage.sharedAdmin()
    await inTwoPages(page)
    await page.goto('/admin/members?cursor=second')
    await page.getByText('Late 0', { exact: true }).first().waitFor()
    const order = page.getByLabel('Order')
    await order.focus()
    await order.selectOption('By name')
    await page.getByText('Early 0', { exact: true }).first().waitFor()
    await untilFocused(order)
    expect(new URL(page.url()).search).toBe('?order=name')
  })
}
