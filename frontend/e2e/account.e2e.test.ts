import { codeOf } from '@meridian/infra/testing/authenticator'
import { until } from '@meridian/infra/testing/until'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { expectAccessible, expectAccessibleEverywhere, register, toast, untilFocused } from './visitor.ts'

const stage = openStage({ ADMIN_PASSWORD: 'admin-password', ADMIN_SECOND_FACTOR: '1' })

const PASSWORD = 'correct horse'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login?next=/settings')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The address alone, since a sign-in that leads there has it in its query. */
const untilSettings = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/settings')

/** The link of the newest mail to somebody that leads to a page. */
function untilLink(to: string, page: string): Promise<string> {
  const link = new RegExp(`http\\S+/${page}#\\S+`)
  return until(
    async () => {
      const mails = (await stage.copy().sandbox.get(`/control/mail?to=${to}`)).json<{ text: string }[]>()
      return mails.map(({ text }) => link.exec(text)?.[0]).find((found) => found !== undefined)
    },
    { within: 20_000, what: `a mail to ${to} that leads to ${page}` },
  )
}

test('a forgotten password is replaced by a mailed link, and other browsers are signed out', async () => {
  const { page: left, complaints } = await stage.visit()
  const email = await register(left, 'Forgetful', PASSWORD)
  const { page } = await stage.visit()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('If there is an account with this address').waitFor()
  await expectAccessibleEverywhere(page)
  await page.goto(await untilLink(email, 'reset-password'))
  await page.getByLabel('Password', { exact: true }).fill('another horse')
  await page.getByLabel('Confirm Password', { exact: true }).fill('another horse')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await toast(page, 'Password set').waitFor()
  await left.goto('/settings')
  await left.waitForURL('**/login?next=**')
  await signIn(left, email, 'another horse')
  await untilSettings(left)
  expect(complaints).toEqual([])
})

/** From the password to the backup codes; answers the secret, and the first of them. */
async function setUpSecondFactor(page: Page, password: string) {
  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByLabel('Your password', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Set up' }).press('Enter')
  await section.getByRole('img', { name: 'QR code' }).waitFor()
  await untilFocused(section.getByText('Scan this with an authenticator app'))
  await expectAccessibleEverywhere(page)
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
  const code = section.getByLabel('Code', { exact: true })
  expect(await code.getAttribute('inputmode')).toBe('numeric')
  await code.fill('ABCD EFGH IJKL MNOP')
  await code.press('Enter')
  await section.getByText('Enter the 6 digits from your app', { exact: true }).waitFor()
  await code.fill(codeOf(secret))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByRole('heading', { name: 'Your backup codes' }).waitFor()
  await expectAccessibleEverywhere(page)
  const [backupCode = '', ...more] = await section.getByRole('listitem').allInnerTexts()
  expect(more).toHaveLength(9)
  await section.getByRole('button', { name: 'I have kept them' }).press('Enter')
  await untilFocused(section.getByText('10 of your backup codes are left'))
  return { secret, backupCode }
}

test('a second factor is set up, and asked for at the next sign-in', async () => {
  const { page, complaints } = await stage.visit()
  const email = await register(page, 'Careful', PASSWORD)
  await page.getByRole('button', { name: /^account of/i }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByText('This browser', { exact: true }).waitFor()
  const { secret, backupCode } = await setUpSecondFactor(page, PASSWORD)
  await page.getByRole('button', { name: /^account of/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signIn(page, email, PASSWORD)
  const code = page.getByLabel('Code', { exact: true })
  await untilFocused(code)
  await page.getByRole('button', { name: 'Use another account' }).press('Enter')
  await untilFocused(page.getByLabel('Email'))
  await signIn(page, email, PASSWORD)
  await untilFocused(code)
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  await page.getByText('Lost your phone and your backup codes?').waitFor()
  await expectAccessibleEverywhere(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await page.getByText('This code is wrong').waitFor()
  await code.fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await untilSettings(page)

  const section = page.getByRole('region', { name: 'Second factor' })
  await section.getByRole('button', { name: 'Turn off' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Turn the second factor off?' })
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await dialog.getByLabel('Code', { exact: true }).fill(backupCode)
  await dialog.getByRole('button', { name: 'Turn it off' }).press('Enter')
  await untilFocused(section.getByText('It is off'))
  expect(complaints).toEqual([])
})

test('a reset by who has a second factor says that the new password counts, and asks for a code', async () => {
  const left = await stage.visit()
  const email = await register(left.page, 'Scatterbrain', PASSWORD)
  await left.page.goto('/settings')
  const { secret } = await setUpSecondFactor(left.page, PASSWORD)
  const { page } = await stage.visit()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('If there is an account with this address').waitFor()
  await page.goto(await untilLink(email, 'reset-password'))
  await page.getByLabel('Password', { exact: true }).fill('another horse')
  await page.getByLabel('Confirm Password', { exact: true }).fill('another horse')
  await page.keyboard.press('Enter')
  await page.getByText('Your new password is set. One step is left.').waitFor()
  await untilFocused(page.getByLabel('Code', { exact: true }))
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.getByText('Hello, Scatterbrain.').waitFor()
  expect((await page.request.get('/api/session')).status()).toBe(200)
})

test('an address is confirmed by its mailed link, and an account is deleted for good', async () => {
  const { page, complaints } = await stage.visit()
  const email = await register(page, 'Leaver', PASSWORD)
  const mailed = await untilLink(email, 'confirm-email')
  await page.goto(mailed)
  const confirm = page.getByRole('button', { name: 'Confirm my address' })
  await confirm.waitFor()
  await expectAccessible(page)
  await confirm.press('Enter')
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await untilFocused(page.getByRole('main'))
  const { page: later } = await stage.visit()
  await later.goto(mailed)
  await later.getByRole('button', { name: 'Confirm my address' }).click()
  await later.getByRole('link', { name: 'Go to your settings' }).click()
  await later.waitForURL('**/login?next=**settings**')
  await page.getByRole('link', { name: 'Go to your settings' }).press('Enter')
  const section = page.getByRole('region', { name: 'Delete account' })
  await section.getByRole('button', { name: 'Delete my account' }).press('Enter')
  await untilFocused(section.getByLabel('Your password', { exact: true }))
  await section.getByLabel('Your password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await section.getByRole('alert').waitFor()
  await expectAccessible(page)
  await section.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await section.getByRole('button', { name: 'Delete it for good' }).press('Enter')
  await toast(page, 'Account Deleted').waitFor()
  await page.waitForURL(({ pathname }) => pathname === '/')
  expect((await page.request.get('/api/session')).status()).toBe(401)
  await signIn(page, email, PASSWORD)
  await page
    .getByText(/Invalid|wrong|right/i)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test('the admin is led to the second factor before anything else opens', async () => {
  const { page } = await stage.visit()
  const refused: string[] = []
  page.on('response', (answer) => void (answer.status() === 403 && refused.push(answer.url())))
  await signIn(page, 'admin@meridian.example', 'admin-password')
  await untilSettings(page)
  await page.goto('/dashboard')
  await untilSettings(page)
  await page.getByText('The admin of this community needs a second factor').waitFor()
  await setUpSecondFactor(page, 'admin-password')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Recent Members' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(refused).toEqual([])
})
