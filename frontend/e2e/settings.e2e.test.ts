import { codeOf } from '@meridian/infra/testing/authenticator'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { testEndingSessions } from './settings/ending-sessions.ts'
import { testRenaming } from './settings/renaming.ts'
import { countShifts, MAX_SHIFT, shiftOf } from './shifts.ts'
import { openStage } from './stage.ts'
import { heldBack } from './texts/said.ts'
import { expectAccessibleEverywhere, register, toast, untilFocused } from './visitor.ts'

const PASSWORD = 'correct horse'

const stage = openStage()

test('who changes the address keeps the focus where it goes on', async () => {
  const { page } = await stage.visit()
  await register(page, 'Mover', PASSWORD)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'E-mail address' })
  const change = section.getByRole('button', { name: 'Change address' })
  await change.press('Enter')
  await untilFocused(section.getByLabel('New e-mail address'))
  await section.getByRole('button', { name: 'Cancel' }).press('Enter')
  await untilFocused(change)
  await change.press('Enter')
  await section.getByLabel('New e-mail address').fill('moved@example.org')
  await section.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Send a link to it' }).press('Enter')
  await untilFocused(change)
  await expect.poll(() => section.getByText('moved@example.org').count()).toBe(1)
  await section.getByRole('button', { name: 'Keep my present address' }).press('Enter')
  await toast(page, 'mover@example.org stays your address.').waitFor()
  await expect.poll(() => section.getByText('moved@example.org').count()).toBe(0)
  await untilFocused(section.getByRole('button', { name: 'E-mail me the link' }))
})

test('what was said of an e-mail to one address is not said of the next', async () => {
  const { page } = await stage.visit()
  await register(page, 'Undecided', PASSWORD)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'E-mail address' })
  const moveTo = async (address: string) => {
    await section.getByRole('button', { name: 'Change address' }).click()
    await section.getByLabel('New e-mail address').fill(address)
    await section.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await section.getByText(address).waitFor()
  }
  await moveTo('one@example.org')
  await section.getByRole('button', { name: 'Send again' }).click()
  await section.getByRole('status').waitFor()
  await moveTo('other@example.org')
  expect(await section.getByRole('status').count()).toBe(0)
})

testRenaming(stage)
testEndingSessions(stage)

test('the sessions are told apart, the one in use says so, and the old password is no new one', async () => {
  const first = await stage.visit()
  const email = await register(first.page, 'Everywhere', PASSWORD)
  const { page } = await stage.visit()
  const signedIn = await page.request.post('/api/login', { data: { email, password: PASSWORD } })
  expect(signedIn.status()).toBe(200)
  await page.goto('/settings')
  const sessions = page.getByRole('region', { name: 'Sessions' })
  await sessions.getByText(/^Signed in .* in use now\./).waitFor()
  await sessions
    .getByRole('button', { name: /^End the session of Chrome on .+, signed in .+ \d{4}/ })
    .waitFor()

  const section = page.getByRole('region', { name: 'Password' })
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await section.getByLabel(label, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await section.getByText('This is already your password').waitFor()
  await untilFocused(section.getByLabel('New password', { exact: true }))
  expect((await first.page.request.get('/api/session')).status()).toBe(200)
})

/** What is read out with a field. */
const descriptionOf = (field: Locator) =>
  field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.innerText)

/** Somebody new with a second factor, not on any screen yet; the code of the present step is used up. */
async function secured(name: string) {
  const visit = await stage.visit()
  const { page } = visit
  await register(page, name, PASSWORD)
  const post = async (step: string, data: object) =>
    (await page.request.post(`/api/account/second-factor/${step}`, { data })).json()
  const { secret }: { secret: string } = await post('begin', { password: PASSWORD })
  const { backupCodes }: { backupCodes: [string] } = await post('confirm', { code: codeOf(secret) })
  return { ...visit, secret, backupCodes }
}

test('with a second factor, another address and another password take a code as well', async () => {
  const { page, complaints, secret, backupCodes } = await secured('Doubly')
  await page.goto('/settings')
  const mail = page.getByRole('region', { name: 'E-mail address' })
  await mail.getByRole('button', { name: 'Change address' }).press('Enter')
  await mail.getByLabel('New e-mail address').fill('elsewhere@example.org')
  await mail.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  const code = mail.getByLabel('Code', { exact: true })
  await code.press('Enter')
  await mail.getByText('Enter the 6 digits from your app, or a backup code').waitFor()
  await untilFocused(code)
  await code.fill(codeOf(secret, 1))
  await code.press('Enter')
  await mail.getByText('elsewhere@example.org').waitFor()

  const section = page.getByRole('region', { name: 'Password' })
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  for (const label of ['New password', 'Confirm new password'])
    await section.getByLabel(label, { exact: true }).fill('another horse')
  await section.getByLabel('Code', { exact: true }).fill(backupCodes[0])
  await expectAccessibleEverywhere(page)
  await section.getByRole('button', { name: 'Change password' }).press('Enter')
  await toast(page, 'Password Changed').waitFor()
  expect(await section.getByLabel('Code', { exact: true }).inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('a wrong code is said at its field, which gets the focus', async () => {
  const { page } = await secured('Mistyper')
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  for (const label of ['New password', 'Confirm new password'])
    await section.getByLabel(label, { exact: true }).fill('another horse')
  const code = section.getByLabel('Code', { exact: true })
  await code.fill('000000')
  await section.getByRole('button', { name: 'Change password' }).press('Enter')
  await untilFocused(code)
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  expect(await descriptionOf(code)).toContain('This code is wrong or has already been used.')
  expect(await section.getByRole('alert').count()).toBe(0)
})

test('so is a wrong password', async () => {
  const { page } = await stage.visit()
  await register(page, 'Misrememberer', PASSWORD)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Password' })
  const current = section.getByLabel('Current password', { exact: true })
  await current.fill('a guess')
  for (const label of ['New password', 'Confirm new password'])
    await section.getByLabel(label, { exact: true }).fill('another horse')
  await page.keyboard.press('Enter')
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true')
  await untilFocused(current)
  expect(await descriptionOf(current)).toBe('The current password is not right.')
})

test.for([360, 1440])(
  'a part of the settings that a link leads to is shown, and nothing jumps meanwhile, %d pixels wide',
  async (width) => {
    const { page } = await secured(`Linked${width}`)
    await page.setViewportSize({ width, height: 800 })
    await countShifts(page)
    for (const part of ['email', 'password', 'second-factor', 'sessions']) {
      const letGo = await heldBack(page, '/api/account')
      // The same path with another fragment would not be loaded again.
      await page.goto('about:blank')
      await page.goto(`/settings#${part}`)
      const waits = page.getByRole('main').locator('.animate-pulse')
      await waits.first().waitFor()
      letGo()
      await expect.poll(() => waits.count()).toBe(0)
      expect.soft(await shiftOf(page), part).toBeLessThanOrEqual(MAX_SHIFT)
      const { y = -1 } = (await page.locator(`#${part}`).boundingBox()) ?? {}
      expect.soft(y, part).toBeGreaterThan(0)
      expect.soft(y, part).toBeLessThan(120)
    }
  },
)
