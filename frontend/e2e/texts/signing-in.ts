import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilFocused } from '../visitor.ts'
import { describedAs, heldBack } from './said.ts'
import type { TextStage } from './text-stage.ts'

const PERSON = { username: 'Newcomer', email: 'newcomer@example.org', password: 'open sesame' }

const errorsOn = (page: Page) => page.locator('form [id$=-error]').allInnerTexts()
export const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

async function fillRegister(page: Page, values: typeof PERSON, again = values.password): Promise<void> {
  await page.getByLabel('Username').fill(values.username)
  await page.getByLabel('Email').fill(values.email)
  await page.getByLabel('Password', { exact: true }).fill(values.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

export async function fillLogin(
  page: Page,
  { email, password }: Omit<typeof PERSON, 'username'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Opening an account. */
export function testRegistration(stage: TextStage): void {
  test('the registration says what is wrong with each field', async () => {
    const page = await stage.visitor()
    await page.goto('/register')
    await fillRegister(page, { username: 'N', email: 'nobody', password: '12345' })
    await expect
      .poll(() => errorsOn(page))
      .toEqual([
        'Username must be at least 2 characters',
        'Invalid email address',
        'Password must be at least 6 characters',
      ])
    await fillRegister(page, { ...PERSON, username: 'Ne' }, 'open sesamo')
    await expect.poll(() => errorsOn(page)).toEqual(["Passwords don't match"])
    const confirm = page.getByLabel('Confirm Password', { exact: true })
    expect(await confirm.getAttribute('aria-invalid')).toBe('true')
  })

  test('who registers is welcomed, and led by the dashboard to their portal', async () => {
    const page = await stage.visitor()
    await page.goto('/register')
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    const letGo = await heldBack(page, '/api/register')
    const sent = page.waitForRequest('**/api/register')
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await fillRegister(page, PERSON)
    await page.getByRole('button', { name: 'Creating account...' }).waitFor()
    letGo()
    expect((await sent).postDataJSON()).toEqual(PERSON)
    expect(await describedAs(page, 'Account Created!')).toBe(
      'Welcome to Meridian. You can now access your dashboard.',
    )
    await page.waitForURL('**/member-portal')
    expect(visited).toEqual(['/dashboard', '/member-portal'])
    expect(JSON.parse((await storedUser(page)) ?? '{}')).toMatchObject({
      ...{ username: PERSON.username, email: PERSON.email, membershipTier: 'none' },
      ...{ paymentFailureCount: 0, gracePeriodEnd: null },
    })
  })
}

/** Accounts that only the server can refuse. */
export function testRefusedRegistration(stage: TextStage): void {
  test('an address that is taken is told as a failed registration', async () => {
    const page = await stage.visitor()
    await page.goto('/register')
    await fillRegister(page, { ...PERSON, username: 'Somebody else' })
    expect(await describedAs(page, 'Registration Failed')).toMatch(/^There is already an account/)
    expect(await page.getByLabel('Username').inputValue()).toBe('Somebody else')
    await untilFocused(page.getByLabel('Email'))
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    await fillRegister(page, { ...PERSON, email: 'else@example.org' })
    await expect.poll(() => errorsOn(page)).toEqual(['This username is taken. Please choose another one.'])
    await untilFocused(page.getByLabel('Username'))
  })

  test('a password that everybody chooses is refused at its field', async () => {
    const page = await stage.visitor()
    await page.goto('/register')
    await fillRegister(page, { username: 'Careless', email: 'careless@example.org', password: 'password1' })
    await expect
      .poll(() => errorsOn(page))
      .toEqual([
        'This is one of the most common passwords, which are guessed first. Please choose another one.',
      ])
    await untilFocused(page.getByLabel('Password', { exact: true }))
  })
}

/** Coming back with that account, and what is kept of it until one leaves. */
export function testLogin(stage: TextStage): void {
  test('the login says what is missing, what is wrong, and welcomes who comes back', async () => {
    const page = await stage.visitor()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect.poll(() => errorsOn(page)).toEqual(['Invalid email address', 'Password is required'])
    await fillLogin(page, { ...PERSON, password: 'not it' })
    expect(await describedAs(page, 'Login Failed')).toBe('Invalid email or password')
    expect(await page.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
    expect(await page.getByRole('link', { name: 'Back to the homepage' }).getAttribute('href')).toBe('/')

    const letGo = await heldBack(page, '/api/login')
    await fillLogin(page, PERSON)
    await page.getByRole('button', { name: 'Signing in...' }).waitFor()
    letGo()
    expect(await describedAs(page, 'Welcome back!')).toBe('You have been logged in successfully.')
    await page.waitForURL('**/member-portal')
  })

  test('a stored person that cannot be read is removed; signing out forgets at once and ends the session', async () => {
    const page = await stage.guest('Leaver')
    await page.goto('/terms')
    await page.evaluate(() => localStorage.setItem('user', '{half of'))
    await page.reload()
    await page.getByRole('link', { name: 'Sign Up' }).waitFor()
    expect(await storedUser(page)).toBeNull()
    await page.goto('/portal')
    const ended = page.waitForRequest('**/api/logout')
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(`${stage.copy().url}/`)
    expect([(await ended).method(), await storedUser(page)]).toEqual(['POST', null])
    await expect.poll(async () => (await page.request.get('/api/session')).status()).toBe(401)
  })
}
