import { codeOf } from '@meridian/infra/testing/authenticator'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { planned } from './network/planned.ts'
import { askedAgain, signInAgain } from './sign-in-again.ts'
import { openStage } from './stage.ts'
import { ADMIN_ENV, expectAccessible, signInAsAdmin, toast, untilFocused } from './visitor.ts'

const stage = openStage(ADMIN_ENV)

const PASSWORD = 'correct horse'

/** Somebody new, with a password, on the screen at that path. */
async function register(page: Page, name: string, path: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.org`
  const account = { username: name, email, password: PASSWORD }
  expect((await page.request.post('/api/register', { data: account })).status()).toBe(200)
  await page.goto(path)
  return email
}

const untilPath = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path)

/** The browser loses its session, and somebody comes back to the page. */
async function comeBackSignedOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  // A page that has just asked does not ask at once again.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      return askedAgain(page).count()
    })
    .toBe(1)
}

test('a logout that did not reach the server is made up for before anything else', async () => {
  const { page } = await stage.visit()
  await register(page, 'Leaver', '/portal')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await untilPath(page, '/')
  // Still out of reach, so nobody is let in by the cookie that is left.
  await page.goto('/portal')
  await untilPath(page, '/login')
  await page.unroute('**/api/logout')
  await page.goto('/portal')
  await untilPath(page, '/login')
  expect((await page.request.get('/api/session')).status()).toBe(401)
})

test('what was typed outlives the session, and goes on after a sign-in', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/member-map')
  await page.getByRole('button', { name: 'Create Meetup' }).click()
  await page.getByLabel('Title').fill('A long story')
  await comeBackSignedOut(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await untilFocused(askedAgain(page).getByLabel('Password', { exact: true }))
  await signInAgain(page, 'admin@meridian.example', ADMIN_ENV.ADMIN_PASSWORD)
  await untilFocused(page.getByLabel('Title'))
  expect(await page.getByLabel('Title').inputValue()).toBe('A long story')
  expect(new URL(page.url()).pathname).toBe('/member-map')
  expect((await page.request.get('/api/session')).status()).toBe(200)
  expect(complaints).toEqual([])
})

test('who has a second factor is asked for the code in the same place', async () => {
  const { page } = await stage.visit()
  const email = await register(page, 'Guarded', '/settings')
  const name = page.getByRole('region', { name: 'Profile' }).getByLabel('Username')
  await name.fill('Guardian')
  const post = (step: string, data: object) =>
    page.request.post(`/api/account/second-factor/${step}`, { data })
  const { secret } = await (await post('begin', { password: PASSWORD })).json()
  expect((await post('confirm', { code: codeOf(secret) })).status()).toBe(200)
  await comeBackSignedOut(page)
  await askedAgain(page).getByLabel('Email').fill(email)
  await askedAgain(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await untilFocused(askedAgain(page).getByLabel('Code', { exact: true }))
  await expectAccessible(page)
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await askedAgain(page).waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Guardian')
})

test('a save that finds the session over asks for a sign-in, after which nothing is said of it any more', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/landing')
  const headline = page.getByLabel('Headline')
  await headline.fill('Typed for an hour')
  const save = page.getByRole('button', { name: 'Save draft' })
  await page.context().clearCookies()
  await save.click()
  await signInAgain(page, 'admin@meridian.example', ADMIN_ENV.ADMIN_PASSWORD)
  await untilFocused(save)
  expect(await headline.inputValue()).toBe('Typed for an hour')
  await page.getByRole('main').getByText('Please sign in first.').waitFor({ state: 'detached' })
  await save.click()
  await toast(page, 'Draft Saved').waitFor()
})

test('so does a press that finds it over', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/dashboard')
  const settings = { serverId: '900000000000000001', botToken: 'discord-bot-sandbox' }
  expect((await page.request.put('/api/integrations/discord', { data: settings })).status()).toBe(200)
  await page.goto('/admin/integrations')
  await page.getByRole('button', { name: 'Disconnect Discord' }).click()
  const question = page.getByRole('dialog', { name: 'Disconnect Discord?' })
  await question.getByLabel('Why').fill('The bot is not ours any more')
  await page.context().clearCookies()
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await signInAgain(page, 'admin@meridian.example', ADMIN_ENV.ADMIN_PASSWORD)
  expect(await question.getByLabel('Why').inputValue()).toBe('The bot is not ours any more')
  await question.getByText('Please sign in first.').waitFor({ state: 'detached' })
})

test('a sign-in in another tab lets the first one go on, and a logout there ends it', async () => {
  const { page } = await stage.visit()
  const email = await register(page, 'Tabby', '/settings')
  const name = page.getByRole('region', { name: 'Profile' }).getByLabel('Username')
  await name.fill('Tabitha')
  await comeBackSignedOut(page)
  const other = await page.context().newPage()
  await other.goto('/login?next=/portal')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await askedAgain(page).waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Tabitha')
  await other.getByRole('button', { name: 'Logout' }).click()
  await untilPath(page, '/login')
})

test('whoever else signs in over it sees nothing that was typed, and going elsewhere asks for a sign-in', async () => {
  const second = await stage.visit()
  const email = await register(second.page, 'Second', '/settings')
  const { page } = await stage.visit()
  await register(page, 'First', '/settings')
  const name = page.getByRole('region', { name: 'Profile' }).getByLabel('Username')
  await name.fill('First of all')
  await comeBackSignedOut(page)
  await signInAgain(page, email, PASSWORD)
  await page.getByRole('button', { name: 'Account of Second' }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('Second')
  await untilFocused(page.getByRole('main'))
  await page.getByRole('button', { name: 'Account of Second' }).click()
  await page.getByRole('menuitem', { name: 'Invite' }).click()
  await untilPath(page, '/referrals')
  await comeBackSignedOut(page)
  await page.goBack()
  await page.waitForURL('**/login?next=%2Fsettings')
  expect(await askedAgain(page).count()).toBe(0)
})

test('a browser that keeps nothing for the site still shows it', async () => {
  const { page, complaints } = await stage.visit()
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await page.goto('/checkout/pro')
  await page.getByLabel('Card number').waitFor()
  expect(complaints).toEqual([])
})

test('whoever follows the link of a meetup for members alone signs in, and is back at it', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/member-map')
  const path = `/meetups/${await planned(page, 'Quiet supper', false)}`
  const visitor = await stage.visit()
  await visitor.page.goto(path)
  await visitor.page.getByText('There is no such meetup').waitFor()
  await visitor.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await visitor.page.getByLabel('Email').fill('admin@meridian.example')
  await visitor.page.getByLabel('Password', { exact: true }).fill('admin-password')
  await visitor.page.getByRole('button', { name: 'Sign In' }).click()
  await untilPath(visitor.page, path)
  await visitor.page.getByRole('heading', { name: 'Quiet supper' }).waitFor()
  expect(complaints).toEqual([])
})
