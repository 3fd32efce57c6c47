import { expect, test } from 'vitest'
import { untilMailedLink } from './mailed-link.ts'
import { openStage } from './stage.ts'
import { expectAccessibleEverywhere, register, untilFocused } from './visitor.ts'

const stage = openStage()

const PASSWORD = 'correct horse'

test('an address is confirmed on another device once its owner has signed in there', async () => {
  const email = await register((await stage.visit()).page, 'Traveller', PASSWORD)
  const { page, complaints } = await stage.visit()
  const mailed = await untilMailedLink(stage.copy(), email, 'confirm-email')
  await page.goto(mailed)
  const confirm = page.getByRole('button', { name: 'Confirm my address' })
  await confirm.press('Enter')
  await page.getByText('Sign in first to the account').waitFor()
  await untilFocused(page.getByRole('main'))
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Ask for a new password' }).press('Enter')
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.goBack()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await confirm.press('Enter')
  await page.getByRole('link', { name: 'Sign in to confirm' }).press('Enter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await confirm.press('Enter')
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  const [, token = mailed] = mailed.split('#')
  expect(asked.filter((url) => url.includes(token))).toEqual([])
  expect(complaints).toEqual([])
})
