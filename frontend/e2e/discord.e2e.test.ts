import { createClient } from '@meridian/infra/simulation/http-client'
import { launchBrowser } from '@meridian/infra/testing/browser'
import { removeData, type StartedCopy, startCopy } from '@meridian/infra/testing/started-copy'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_ENV, becomeMember, expectAccessibleEverywhere, openVisit, toast } from './visitor.ts'

const SETTINGS = {
  serverId: '900000000000000001',
  botToken: 'discord-bot-sandbox',
  proRoleId: '900000000000000102',
}
const DISCORD_USER = '210987654321098765'

let copy: StartedCopy
let browser: Browser
beforeAll(async () => {
  copy = await startCopy({ env: { SEED_DEMO: '0', ...ADMIN_ENV } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await copy.interrupt()
  removeData(copy)
})

test('a member names their Discord account, gets the role, and gives it back', async () => {
  const { page, complaints } = await openVisit(browser, copy.url)
  await becomeMember(page, 'pro', 'Speaker')
  await page.goto('/portal?tab=telegram')
  await page.getByLabel('Telegram user ID').waitFor()
  expect(await page.getByText('Discord role').count()).toBe(0)

  const admin = createClient(copy.url)
  const { ADMIN_PASSWORD: password } = ADMIN_ENV
  await admin.post('/api/login', { email: 'admin@meridian.example', password })
  expect((await admin.put('/api/integrations/discord', SETTINGS)).status).toBe(200)
  await copy.sandbox.post('/control/discord/join', { userId: DISCORD_USER })

  await page.reload()
  const id = page.getByLabel('Discord user ID')
  await id.fill('speaker#1234')
  await page.keyboard.press('Enter')
  await page.getByText('A Discord user ID is a number of 17 to 20 digits', { exact: false }).waitFor()
  await expectAccessibleEverywhere(page)
  await id.fill(` ${DISCORD_USER} `)
  await page.keyboard.press('Enter')
  await toast(page, 'Discord Linked').waitFor()
  await page.getByText(`Your Discord user ID is ${DISCORD_USER}.`).waitFor()
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: 'Unlink Discord' }).click()
  await toast(page, 'Discord Unlinked').waitFor()
  await id.waitFor()
  expect(complaints).toEqual([])
})
