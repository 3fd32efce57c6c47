import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy, describedAs, heldBack, setClock, stopClock, toasts } from './said.ts'
import type { TextStage } from './text-stage.ts'

const MEETUP = {
  ...{ title: 'Refused supper', latitude: 38.7223, longitude: -9.1393, city: 'Lisbon', country: 'Portugal' },
  maxAttendees: 4,
}

const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })

/** What is read out with a control, after its name. */
const readWith = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

async function fillRegister(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('Refused')
  await page.getByLabel('Email').fill('refused@example.org')
  await page.getByLabel('Password', { exact: true }).fill('secret-enough')
  await page.getByLabel('Confirm Password', { exact: true }).fill('secret-enough')
}

/** At the screen of a meetup of their own. */
async function atOwnMeetup(stage: TextStage): Promise<Page> {
  const page = await stage.member('Turneddown')
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const made = await page.request.post('/api/meetups', { data: { ...MEETUP, eventDate: `${day}T19:30` } })
  const { id } = await made.json()
  await expect.poll(async () => (await page.request.get(`/api/meetups/${id}`)).status()).toBe(200)
  await page.goto(`/meetups/${id}`)
  return page
}

/** What stays on screen of a refusal once its toast has gone. */
export function testRefusals(stage: TextStage): void {
  test('a sign-in that is refused stays so on screen until the next attempt', async () => {
    const page = await stage.visitor()
    await setClock(page)
    await page.goto('/login')
    await page.getByLabel('Email').fill('someone@example.org')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await answerBy(page, '/api/login', 401, 'Not today.')
    await signIn(page).click()
    expect(await describedAs(page, 'Login Failed')).toBe('Not today.')
    await stopClock(page)
    await page.clock.runFor(5_100)
    await expect.poll(() => toasts(page).count()).toBe(0)
    expect(await page.locator('form').getByRole('alert').innerText()).toBe('Not today.')
    expect(await readWith(signIn(page))).toBe('Not today.')
    const letGo = await heldBack(page, '/api/login')
    await signIn(page).click()
    await page.locator('form').getByRole('alert').waitFor({ state: 'detached' })
    letGo()
  })

  test('a registration says at the field what the server says of it', async () => {
    const page = await stage.visitor()
    await page.goto('/register')
    await answerBy(page, '/api/register', 400, 'username: Somebody has it.')
    await fillRegister(page)
    await page.getByRole('button', { name: 'Create Account' }).click()
    expect(await describedAs(page, 'Registration Failed')).toBe('Somebody has it.')
    const username = page.getByLabel('Username')
    expect(await username.getAttribute('aria-invalid')).toBe('true')
    expect(await readWith(username)).toContain('Somebody has it.')
    await expect.poll(() => username.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.locator('form').getByRole('alert').count()).toBe(0)
  })
}

/** The same in dialogs, and beside a map. */
export function testRefusalsOfMembers(stage: TextStage): void {
  test('a message and a cancellation that are refused say so in their dialogs', async () => {
    const page = await atOwnMeetup(stage)
    const dialog = page.getByRole('dialog')
    await answerBy(page, '/api/meetups/*/message', 400, 'subject: Too loud.')
    await page.getByRole('button', { name: /^Message: / }).click()
    await dialog.getByLabel('Subject').fill('DOORS')
    await dialog.getByLabel('Message').fill('We open at six.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect(await describedAs(page, 'Failed to send message')).toBe('Too loud.')
    expect(await readWith(dialog.getByLabel('Subject'))).toBe('Too loud.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await answerBy(page, '/api/meetups/*/cancel', 409, 'It has begun.')
    await page.getByRole('button', { name: /^Cancel meetup/ }).click()
    await dialog.getByRole('button', { name: 'Cancel the meetup' }).click()
    expect(await describedAs(page, 'Failed to cancel meetup')).toBe('It has begun.')
    expect(await dialog.getByRole('alert').innerText()).toBe('It has begun.')
  })

  test('a place that is not found is said beside what was typed', async () => {
    const page = await stage.member('Nowherefound')
    await page.goto('/portal?tab=map')
    await page.getByRole('button', { name: 'Add Location' }).click()
    await page.getByRole('button', { name: 'Save Location' }).click()
    expect(await describedAs(page, 'Missing Information')).toBe('Please enter both city and country.')
    expect(await page.locator('form').getByRole('alert').innerText()).toBe(
      'Please enter both city and country.',
    )
    expect(await readWith(page.getByRole('button', { name: 'Save Location' }))).toContain('both city')
  })
}
