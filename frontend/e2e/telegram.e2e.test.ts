import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { answerBy, heldBack } from './texts/said.ts'
import { becomeMember, expectAccessibleEverywhere, toast, untilFocused } from './visitor.ts'

const TAB = '/portal?tab=telegram'

const stage = openStage()

/** A new member at the Telegram tab. */
async function atTelegram(name: string): Promise<{ page: Page; complaints: string[] }> {
  const visit = await stage.visit()
  await becomeMember(visit.page, 'pro', name)
  await visit.page.goto(TAB)
  await visit.page.getByLabel('Telegram user ID').waitFor()
  return visit
}

const linkButton = (page: Page) => page.getByRole('button', { name: 'Link account' })
const hasFocus = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.activeElement?.textContent ?? ''),
    text.source,
  )

test('a member links an account by the keyboard, proves it with the bot, joins, and unlinks', async () => {
  const { page, complaints } = await atTelegram('Joiner')
  const id = page.getByLabel('Telegram user ID')
  await id.fill('   ')
  expect(await linkButton(page).isEnabled()).toBe(false)
  await id.fill('@joiner')
  await page.keyboard.press('Enter')
  await page.getByText('A Telegram user ID is a number, such as 123456789').waitFor()
  expect(await id.inputValue()).toBe('@joiner')

  await id.fill('  77001122 ')
  const sent = page.waitForRequest('**/api/telegram/link')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ telegramUserId: '77001122' })
  await toast(page, 'Telegram Linked').waitFor()
  await page.getByText('Linked, not yet verified').waitFor()
  await hasFocus(page, /^Linked, not yet verified/)
  await expectAccessibleEverywhere(page)

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Verify with the bot' }).press('Enter')
  const bot = page.getByRole('link', { name: 'Open the bot' })
  const url = new URL((await bot.getAttribute('href')) ?? '')
  expect(url.host).toBe('t.me')
  await (await opened).close()
  const text = `/start ${url.searchParams.get('start')}`
  await stage.copy().sandbox.post('/control/telegram/message', { telegramUserId: 77001122, text })
  // The page notices by itself.
  await page.getByText('Linked and verified').waitFor()

  await page.getByRole('button', { name: 'Generate invite link' }).press('Enter')
  await toast(page, 'Invite Link Generated').waitFor()
  await page.getByText('It lets you in once, and expires').waitFor()
  const inviteLink = await page.getByLabel('Your invite link').inputValue()
  await expectAccessibleEverywhere(page)
  await stage.copy().sandbox.post('/control/telegram/join', { telegramUserId: 77001122, inviteLink })
  await page.getByText('In the channel').waitFor()
  await expectAccessibleEverywhere(page)

  const unlink = page.getByRole('button', { name: 'Unlink Telegram' })
  await unlink.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Unlink Telegram?' })
  await dialog.waitFor()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await untilFocused(unlink)
  await unlink.press('Enter')
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).press('Enter')
  await toast(page, 'Telegram Unlinked').waitFor()
  await page.getByText('Not linked').waitFor()
  await page.getByLabel('Telegram user ID').waitFor()
  expect(complaints).toEqual([])
})

test('whoever is banned from the channel is told so in place of an invitation, and can have it looked at again', async () => {
  const { page } = await atTelegram('Banned')
  const { sandbox } = stage.copy()
  await page.getByLabel('Telegram user ID').fill('77005566')
  await linkButton(page).click()
  const generate = page.getByRole('button', { name: 'Generate invite link' })
  await generate.click()
  await page.getByText('It lets you in once, and expires').waitFor()
  const inviteLink = await page.getByLabel('Your invite link').inputValue()
  await sandbox.post('/control/telegram/join', { telegramUserId: 77005566, inviteLink })
  await page.getByText('In the channel, with').waitFor()
  await sandbox.post('/control/telegram/ban', { telegramUserId: 77005566, by: 'owner' })
  // Whoever is inside is not looked at again and again.
  await page.reload()
  await page.getByText('an administrator has banned it from the channel').waitFor()
  expect(await generate.count()).toBe(0)
  expect(await page.getByLabel('Your invite link').count()).toBe(0)
  const again = page.getByRole('button', { name: 'Check again' })
  await again.press('Enter')
  await page.getByRole('alert').getByText('Write to support to come back.').waitFor()
  await expectAccessibleEverywhere(page)
  await sandbox.post('/control/telegram/leave', { telegramUserId: 77005566 })
  await generate.waitFor()
})

test('what fails says why: an invitation while Telegram is down, an account of somebody else', async () => {
  const { page } = await atTelegram('Waiter')
  await page.getByLabel('Telegram user ID').fill('77003344')
  await linkButton(page).click()
  await page.getByText('Linked, not yet verified').waitFor()
  await stage.copy().sandbox.post('/control/fault', { provider: 'telegram', kind: 'down', count: 20 })
  await page.getByRole('button', { name: 'Generate invite link' }).click()
  await toast(page, 'Invite Failed').waitFor()
  await page.getByText('Failed to generate invite link.').first().waitFor()
  await page.getByRole('alert').getByText(/\S/).waitFor()
  await stage.copy().sandbox.post('/control/fault', { provider: 'telegram', kind: 'down', count: 0 })
  await page.getByRole('button', { name: 'Generate invite link' }).click()
  await toast(page, 'Invite Link Generated').waitFor()
  const inviteLink = await page.getByLabel('Your invite link').inputValue()
  await stage.copy().sandbox.post('/control/telegram/join', { telegramUserId: 77003344, inviteLink })
  await page.getByText('In the channel').waitFor()

  const { page: other } = await atTelegram('Second')
  await other.getByLabel('Telegram user ID').fill('77003344')
  await linkButton(other).click()
  await toast(other, 'Link Failed').waitFor()
  await other.getByText('This Telegram account is linked to another member.').first().waitFor()
  expect(await other.getByLabel('Telegram user ID').inputValue()).toBe('77003344')
  await expectAccessibleEverywhere(other)
})

test('the tab of the bot opens with the press itself, and closes where there is no link', async () => {
  const { page } = await atTelegram('Prover')
  await page.context().route('https://t.me/**', (call) => call.fulfill({ body: 'The bot' }))
  const letGo = await heldBack(page, '/api/telegram/deep-link')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Verify with the bot' }).click()
  // Some browsers open no tab once something was waited for.
  const tab = await opened
  letGo()
  await tab.waitForURL('https://t.me/**')
  expect(await tab.evaluate(() => window.opener)).toBeNull()

  await answerBy(page, '/api/telegram/deep-link', 500, 'The bot is asleep.')
  const next = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Verify with the bot' }).click()
  await expect.poll(async () => (await next).isClosed()).toBe(true)
  await page.getByText('The bot is asleep.').waitFor()
})
