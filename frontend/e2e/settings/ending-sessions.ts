import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { heldBack } from '../texts/said.ts'
import { register, toast } from '../visitor.ts'

const PASSWORD = 'a password'

/** Somebody in their settings, who is signed in in so many other browsers. */
async function signedInElsewhere(stage: Stage, name: string, times: number): Promise<Page> {
  const { page } = await stage.visit()
  const email = await register(page, name, PASSWORD)
  for (let browser = 0; browser < times; browser += 1) {
    const { page: other } = await stage.visit()
    const answer = await other.request.post('/api/login', { data: { email, password: PASSWORD } })
    expect(answer.status()).toBe(200)
  }
  await page.goto('/settings')
  return page
}

/** How sessions are ended from the settings. */
export function testEndingSessions(stage: Stage): void {
  test('what has ended goes at once, is said, and leaves the focus in the list', async () => {
    const page = await signedInElsewhere(stage, 'Scattered', 3)
    const sessions = page.getByRole('region', { name: 'Sessions' })
    const ends = sessions.getByRole('button', { name: /^End the session of/ })
    await ends.nth(2).waitFor()
    const untilKept = () => sessions.locator(':focus').waitFor({ timeout: 5_000 })

    // The list may come late: who presses again meanwhile would be told that there is no such session.
    const letThrough = await heldBack(page, '/api/account/sessions')
    await ends.first().press('Enter')
    await toast(page, 'Session Ended').waitFor()
    expect(await ends.count()).toBe(2)
    await untilKept()
    letThrough()

    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter')
    await toast(page, 'Sessions Ended').waitFor()
    expect(await ends.count()).toBe(0)
    await untilKept()
    await sessions.getByText('This browser').waitFor()
  })

  test('one that has ended elsewhere meanwhile is said to be none, and is listed no more', async () => {
    const page = await signedInElsewhere(stage, 'Twice', 2)
    const sessions = page.getByRole('region', { name: 'Sessions' })
    const ends = sessions.getByRole('button', { name: /^End the session of/ })
    await ends.nth(1).waitFor()
    await page.request.post('/api/account/sessions/end-others')
    await ends.first().press('Enter')
    await sessions.getByText('You have no such session; it may already have ended.').waitFor()
    await expect.poll(() => ends.count()).toBe(0)
    await sessions.locator(':focus').waitFor({ timeout: 5_000 })
  })
}
