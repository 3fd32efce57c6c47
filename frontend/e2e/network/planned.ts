import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** An evening of next week, as a field for a date and a time takes it. */
export const soon = () => `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T19:30`

/** A meetup with one place, as the form sends it, for everybody unless said otherwise; answers its id. */
export async function planned(page: Page, title: string, isPublic = true): Promise<string> {
  const answer = await page.request.post('/api/meetups', {
    data: {
      ...{ title, latitude: 38.7223, longitude: -9.1393, city: 'Lisbon', country: 'Portugal' },
      ...{ eventDate: soon(), maxAttendees: 1, isPublic },
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { id } = await answer.json()
  await expect.poll(async () => (await page.request.get(`/api/meetups/${id}`)).status()).toBe(200)
  return id
}
