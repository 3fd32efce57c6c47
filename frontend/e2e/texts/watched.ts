import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy, setClock } from './said.ts'
import type { TextStage } from './text-stage.ts'

const SECOND = {
  subscriptionId: 'sub_1',
  keptSubscriptionId: 'sub_0',
  accountId: '7b0c8a0e-2f7c-4a63-9d0e-0d5f6f0b9a11',
  username: 'Doubled',
  email: 'doubled@example.org',
  foundAt: '2026-01-02T00:00:00.000Z',
  hasAccess: true,
  refundable: false,
  paid: null,
}

const failedJob = (id: string, name: string) => ({
  ...{ queue: 'mail', id, name, reason: 'The mailbox is full', attempts: 15 },
  ...{ failedAt: '2026-01-02T00:00:00.000Z', event: null },
})

/** The admin at the queues, whose clock the test moves. */
async function atQueues(stage: TextStage): Promise<Page> {
  const page = await stage.sharedAdmin()
  await setClock(page)
  await page.goto('/admin/queues')
  await page.getByRole('heading', { name: 'Depth' }).waitFor()
  return page
}

/** Has the server fail, and the screen ask; answers what is said of it. */
async function failedLook(page: Page): Promise<Locator> {
  await answerBy(page, '/api/queues', 500)
  await page.clock.fastForward(6_000)
  const told = page.getByText('The last refresh failed.')
  await told.waitFor()
  return told
}

/** Screens that ask the server again and again. */
export function testWatched(stage: TextStage): void {
  test('a look that failed is followed by the next one', async () => {
    const page = await atQueues(stage)
    const told = await failedLook(page)
    await page.unroute('**/api/queues')
    await page.clock.fastForward(6_000)
    await told.waitFor({ state: 'detached' })
    expect(await page.getByRole('heading', { name: 'Depth' }).count()).toBe(1)
  })

  test('whoever does not want to wait for it tries again', async () => {
    const page = await atQueues(stage)
    const told = await failedLook(page)
    // The next look is not due by itself any more.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
    await page.unroute('**/api/queues')
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await told.waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Try again', exact: true }).count()).toBe(0)
  })

  test('buttons of failed jobs say which job they are about', async () => {
    const page = await stage.sharedAdmin()
    const jobs = [failedJob('1', 'mail-when-access-lost'), failedJob('2', 'member-days')]
    await answerBy(page, '/api/queues/failed-jobs', 200, JSON.stringify(jobs))
    await page.goto('/admin/queues')
    await page.getByText('The mailbox is full').first().waitFor()
    const names = await Promise.all(
      ['Discard Mail when access lost', 'Discard Member days'].map((name) =>
        page.getByRole('button', { name, exact: true }).count(),
      ),
    )
    expect(names).toEqual([1, 1])
  })

  test('what a colleague settles takes the focus from nobody', async () => {
    const page = await stage.sharedAdmin()
    await setClock(page)
    await answerBy(page, '/api/second-subscriptions', 200, JSON.stringify([SECOND]))
    await page.goto('/admin/members')
    const list = page.getByRole('region', { name: 'Somebody has two subscriptions' })
    await list.waitFor()
    const search = page.getByLabel('Search')
    await search.fill('Somebody')
    await answerBy(page, '/api/second-subscriptions', 200, '[]')
    await page.clock.fastForward(60_000)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await list.waitFor({ state: 'detached' })
    await page.keyboard.type(' else')
    expect(await search.inputValue()).toBe('Somebody else')
  })
}
