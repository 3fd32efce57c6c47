import { createClient } from '@meridian/infra/simulation/http-client'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { ADMIN_ENV, becomeMember, expectAccessibleEverywhere, toast, untilFocused } from './visitor.ts'

const SETTINGS = {
  serverId: '900000000000000001',
  botToken: 'discord-bot-sandbox',
  proRoleId: '900000000000000102',
}
const DISCORD_USER = '210987654321098765'

const stage = openStage(ADMIN_ENV)

test('a member names their Discord account, gets the role, and gives it back', async () => {
  const { page, complaints } = await stage.visit()
  await becomeMember(page, 'pro', 'Speaker')
  const asked = page.waitForResponse('**/api/discord')
  await page.goto('/portal?tab=telegram')
  await page.getByLabel('Telegram user ID').waitFor()
  await asked
  expect(await page.getByText('Discord role').count()).toBe(0)

  const admin = createClient(stage.copy().url)
  const { ADMIN_PASSWORD: password } = ADMIN_ENV
  await admin.post('/api/login', { email: 'admin@meridian.example', password })
  expect((await admin.put('/api/integrations/discord', SETTINGS)).status).toBe(200)
  await stage.copy().sandbox.post('/control/discord/join', { userId: DISCORD_USER })

  await page.reload()
  const id = page.getByLabel('Discord user ID')
  await id.fill('speaker#1234')
  await page.keyboard.press('Enter')
  await page.getByText('A Discord user ID is a number of 17 to 20 digits', { exact: false }).waitFor()
  await expectAccessibleEverywhere(page)
  await id.fill(` ${DISCORD_USER} `)
  // The role comes at its own time; here it is late.
  const link = { discordUserId: DISCORD_USER, hasRole: false, problem: null }
  await page.route('**/api/discord', (call) => call.fulfill({ json: { open: true, link } }), { times: 1 })
  await page.keyboard.press('Enter')
  await toast(page, 'Discord Linked').waitFor()
  const status = page.getByRole('status').filter({ hasText: `Your Discord user ID is ${DISCORD_USER}.` })
  await status.getByText('Your role is on its way.').waitFor()
  await untilFocused(status)
  await status.getByText('You have the role of your tier.').waitFor()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Unlink Discord' }).click()
  await toast(page, 'Discord Unlinked').waitFor()
  await untilFocused(id)
  expect(complaints).toEqual([])
})
