import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import type { NetworkStage } from './network-stage.ts'
import { planned } from './planned.ts'

/** Who comes to a meetup, as its organiser sees them. */
export function testAttendees(stage: NetworkStage): void {
  test('a crowd of attendees is shown page by page', async () => {
    const { page, complaints } = await stage.member('Host')
    await planned(page, 'Great assembly')
    const attendees = Array.from({ length: 5_000 }, (_, index) => ({
      accountId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      username: `Guest ${index}`,
      attendance: 'interested',
      since: '2026-01-02T03:04:05.000Z',
    }))
    await page.route('**/attendees', (route) => route.fulfill({ json: attendees }))
    await page.goto('/member-map')
    const card = page.getByRole('article', { name: 'Great assembly' })
    await card.getByRole('button', { name: 'Attendees' }).click()
    const confirm = card.getByRole('button', { name: /^Confirm Guest / })
    await confirm.first().waitFor()
    expect(await confirm.count()).toBe(100)
    await card.getByRole('button', { name: 'Show more attendees' }).press('Enter')
    await untilFocused(card.getByRole('button', { name: 'Confirm Guest 100', exact: true }))
    expect(await confirm.count()).toBe(200)
    expect(complaints).toEqual([])
  })

  test('a message that is too long stays whole, and each field says so', async () => {
    const { page } = await stage.member('Writer')
    await planned(page, 'Long evening')
    await page.goto('/member-map')
    const card = page.getByRole('article', { name: 'Long evening' })
    await card.getByRole('button', { name: 'Message: Long evening' }).click()
    const dialog = page.getByRole('dialog')
    const [subject, text] = ['s'.repeat(151), 'm'.repeat(5_001)]
    await dialog.getByLabel('Subject').fill(subject)
    await dialog.getByLabel('Message').fill(text)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('The subject must be at most 150 characters long').waitFor()
    await dialog.getByText('The message must be at most 5000 characters long').waitFor()
    expect(await dialog.getByLabel('Subject').inputValue()).toBe(subject)
    expect(await dialog.getByLabel('Message').inputValue()).toBe(text)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await card.getByRole('button', { name: 'Cancel meetup: Long evening' }).click()
    const reason = 'r'.repeat(1_001)
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Cancel the meetup' }).click()
    await dialog.getByText('The reason must be at most 1000 characters long').waitFor()
    expect(await dialog.getByLabel('Reason').inputValue()).toBe(reason)
  })
}
