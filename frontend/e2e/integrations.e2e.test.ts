import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { answerBy } from './texts/said.ts'
import { ADMIN_ENV, expectAccessibleEverywhere, signInAsAdmin, toast, untilFocused } from './visitor.ts'

const SERVER_ID = '123456789012345678'
const SECRET = 'ntn_typed-by-the-admin-and-never-seen-again-Q7x9'

const stage = openStage(ADMIN_ENV)

/** The admin at the integrations, and everything that the server answers from there on. */
async function atIntegrations(): Promise<{ page: Page; complaints: string[]; answers: string[] }> {
  const visit = await stage.visit()
  const answers: string[] = []
  visit.page.on('response', (answer) => {
    // What is still on its way when the page is left is read by nobody.
    if (answer.url().includes('/api/'))
      void answer.text().then(
        (text) => answers.push(text),
        () => undefined,
      )
  })
  await signInAsAdmin(visit.page, '/admin/integrations')
  await card(visit.page, 'Stripe').waitFor()
  return { ...visit, answers }
}

const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const opener = (page: Page, name: string) => page.getByRole('button', { name: `Configure ${name}` })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Configure ${name}` })

test('the admin sets Discord up by the keyboard, and the card tells it', async () => {
  const { page, complaints } = await atIntegrations()
  await card(page, 'Discord').getByText('Inactive').waitFor()
  // From the start: a call right after a route is set may go past it.
  let isDown = false
  await page.route('**/api/integrations/discord', (call) => (isDown ? call.abort() : call.continue()))
  await opener(page, 'Discord').press('Enter')
  const dialog = dialogOf(page, 'Discord')
  await dialog.waitFor()
  await dialog.and(page.locator(':focus-within')).waitFor()
  await dialog.getByLabel('Server ID').fill('my server')
  await dialog.getByLabel('Role ID for Pro').fill('223344556677889900')
  await page.keyboard.press('Enter')
  await dialog.getByText('The server ID is a number of 17 to 20 digits').waitFor()
  expect(await dialog.getByLabel('Server ID').inputValue()).toBe('my server')
  await expectAccessibleEverywhere(page)

  await dialog.getByLabel('Server ID').fill(SERVER_ID)
  isDown = true
  await page.keyboard.press('Enter')
  await toast(page, 'Update Failed').waitFor()
  await dialog.getByText('The server could not be reached.').waitFor()
  expect(await dialog.getByLabel('Role ID for Pro').inputValue()).toBe('223344556677889900')
  isDown = false
  complaints.length = 0
  await page.keyboard.press('Enter')
  await toast(page, 'Integration Updated').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await untilFocused(opener(page, 'Discord'))
  await card(page, 'Discord').getByText('Connected').waitFor()
  await card(page, 'Discord').getByText(SERVER_ID).waitFor()
  expect(complaints).toEqual([])
})

test('a wrong channel ID is said at its field, and nothing that was typed is lost', async () => {
  const { page } = await atIntegrations()
  await opener(page, 'Telegram').click()
  const dialog = dialogOf(page, 'Telegram')
  await dialog.getByLabel('Bot token', { exact: true }).fill('123456:ABC-DEF_typed-and-kept-here')
  await dialog.getByLabel('Channel ID').fill('@meridian')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const field = dialog.getByRole('textbox', { name: 'Channel ID' })
  await dialog.getByText('The channel ID is a number, such as -1001234567890').waitFor()
  expect([
    await field.getAttribute('aria-invalid'),
    await field.inputValue(),
    await dialog.getByLabel('Bot token', { exact: true }).inputValue(),
  ]).toEqual(['true', '@meridian', '123456:ABC-DEF_typed-and-kept-here'])
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  expect(await field.inputValue()).toBe('@meridian')
})

test('a token that Telegram refuses is said at the form, which stays open; and the settings can be taken away again', async () => {
  const { page } = await atIntegrations()
  await opener(page, 'Telegram').click()
  const dialog = dialogOf(page, 'Telegram')
  await dialog.getByLabel('Bot token', { exact: true }).fill('123456:ABC-DEF_well-formed-and-wrong')
  await dialog.getByLabel('Channel ID').fill('-1001234567890')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('alert').getByText('The settings are saved, but they do not work: ').waitFor()
  expect(await toast(page, 'Integration Updated').count()).toBe(0)
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('Escape')
  const telegram = card(page, 'Telegram')
  await telegram.getByText('Error', { exact: true }).waitFor()

  await telegram.getByRole('button', { name: 'Disconnect Telegram' }).click()
  const question = page.getByRole('dialog', { name: 'Disconnect Telegram?' })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await question.getByText('Say why, in a few words: it is recorded', { exact: true }).waitFor()
  await untilFocused(question.getByLabel('Why'))
  await question.getByLabel('Why').fill('The bot is not ours any more')
  await question.getByRole('button', { name: 'Disconnect' }).press('Enter')
  await question.waitFor({ state: 'detached' })
  // What the environment sets stands again.
  await telegram.getByText('Connected').waitFor()
  await untilFocused(telegram.getByRole('button', { name: 'Test now Telegram' }))
  expect(await telegram.getByRole('button', { name: 'Disconnect Telegram' }).count()).toBe(0)
})

test('a secret is nowhere afterwards: not in the page, not in an answer', async () => {
  const { page, answers } = await atIntegrations()
  await opener(page, 'Notion').click()
  const dialog = dialogOf(page, 'Notion')
  const field = dialog.getByLabel('Integration secret', { exact: true })
  expect(await field.getAttribute('type')).toBe('password')
  await field.fill(SECRET)
  await dialog.getByRole('button', { name: 'Save' }).click()
  // The workspace does not know it; it is kept all the same.
  await dialog.getByRole('alert').waitFor()
  await page.keyboard.press('Escape')
  await card(page, 'Notion').getByText('••••Q7x9').waitFor()

  await opener(page, 'Notion').click()
  expect([await field.inputValue(), await field.getAttribute('placeholder')]).toEqual(['', '••••Q7x9'])
  await page.reload()
  await card(page, 'Notion').getByText('••••Q7x9').waitFor()
  expect(await page.content()).not.toContain(SECRET)
  expect(answers.length).toBeGreaterThan(3)
  expect(answers.filter((text) => text.includes(SECRET))).toEqual([])
})

test('staff tests an integration, copies the webhook address and sees how long removals take', async () => {
  const { page, complaints } = await atIntegrations()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const stripe = card(page, 'Stripe')
  await stripe.getByText('No event has arrived yet.').waitFor()
  await stripe.getByRole('button', { name: 'Copy' }).click()
  await toast(page, 'Webhook Address Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stage.copy().url}/api/webhooks/stripe`,
  )
  const test = stripe.getByRole('button', { name: 'Test now Stripe' })
  await test.press('Enter')
  await stripe.getByRole('status').getByText('It works:').waitFor()
  await untilFocused(test)
  await stripe.getByText('less than a minute ago').waitFor()
  await page.getByRole('table', { name: /^Removals/ }).waitFor()
  await page.getByText('No removal took longer than 1 min.').waitFor()
  await expectAccessibleEverywhere(page)
  expect(complaints).toEqual([])
  await answerBy(page, '/api/integrations/stripe/test', 429, 'Too many attempts.')
  await test.press('Enter')
  await stripe.getByRole('status').getByText('It was not tested: Too many attempts.').waitFor()
})

test('a member sees names and states; made staff, the inside as well, but changes nothing', async () => {
  const { page, complaints } = await stage.visit()
  await page.goto('/register')
  await page.getByLabel('Username').fill('Onlooker')
  await page.getByLabel('Email').fill('onlooker@example.org')
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await page.getByLabel('Confirm Password', { exact: true }).fill('a password')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await toast(page, 'Account Created!').waitFor()
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  await shortcuts.getByRole('link', { name: 'Integrations' }).click()
  await page.getByText('Only staff can see settings and health.').waitFor()
  await card(page, 'Stripe').getByText('Connected').waitFor()
  expect(await page.getByRole('button', { name: /Configure|Test now|Copy/ }).count()).toBe(0)
  expect(await page.getByText(SERVER_ID).count()).toBe(0)
  await page.goto('/notion-harvest')
  await page.getByText('Only staff can see this').waitFor()
  expect(complaints).toEqual([])

  const admin = await atIntegrations()
  const { id }: { id: string } = await (await page.request.get('/api/session')).json()
  const data = { role: 'staff', reason: 'Looks after the server' }
  const appointed = await admin.page.request.post(`/api/users/${id}/role`, { data })
  expect(appointed.status(), await appointed.text()).toBe(200)
  await page.goto('/integrations')
  await card(page, 'Discord').getByText(SERVER_ID).waitFor()
  expect(await opener(page, 'Discord').isEnabled()).toBe(false)
  await card(page, 'Discord').getByText('Only the admin can change settings.').waitFor()
  await expectAccessibleEverywhere(page)
})
