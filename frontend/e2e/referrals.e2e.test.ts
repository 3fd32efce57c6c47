import { until } from '@meridian/infra/testing/until'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { ADMIN_ENV, payWith, signInAsAdmin, toast } from './visitor.ts'

const stage = openStage(ADMIN_ENV)

const CARD = { number: '4242424242424242' }
/** Opens the screen until it says this; what is counted reaches it a moment after the payment. */
async function untilSaid(page: Page, text: string): Promise<void> {
  const says = async () => {
    await page.goto('/referrals')
    await page.getByLabel('Your link').waitFor()
    return (await page.getByText(text, { exact: true }).count()) > 0
  }
  await until(says, { what: `the screen to say ${text}` })
}

test('a member shares the link; who joins by it any way is counted, also after looking around', async () => {
  const { page: owner, complaints } = await stage.visit()
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await owner.goto('/checkout/pro')
  await owner.getByLabel('Email').fill('inviter@example.org')
  await owner.getByLabel('Username').fill('Inviter')
  await payWith(owner, CARD)
  await owner.waitForURL('**/portal')

  await owner.getByRole('button', { name: /account/i }).click()
  await owner.getByRole('menuitem', { name: 'Invite' }).click()
  await owner.getByText('Nobody has joined through your link yet').waitFor()
  await owner.getByRole('button', { name: 'Copy link' }).click()
  await toast(owner, 'Link Copied').waitFor()
  const link = await owner.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/\?ref=[2-9A-Z]{8}$/)

  const annual = await stage.visit()
  await annual.page.goto(link)
  await annual.page.locator('a[href="/checkout-annual"]').first().click()
  await annual.page.getByLabel('Email').fill('annual@example.org')
  await payWith(annual.page, CARD)
  await annual.page.waitForURL('**/portal')

  const wanderer = await stage.visit()
  await wanderer.page.goto(link)
  await wanderer.page.goto('/terms')
  await wanderer.page.goto('/checkout/basic')
  await wanderer.page.getByLabel('Email').fill('wanderer@example.org')
  await wanderer.page.getByLabel('Username').fill('Wanderer with a rather long name')
  await payWith(wanderer.page, CARD)
  await wanderer.page.waitForURL('**/portal')

  await untilSaid(owner, 'Wanderer with a rather long name')
  await untilSaid(owner, 'annual')
  expect([...complaints, ...annual.complaints, ...wanderer.complaints]).toEqual([])
})

test('staff sees whose links brought how many, looks for one, and chooses another list', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/referrals')
  // The list is asked for once, and the read model may still be counting.
  const counted = async () => {
    await page.reload()
    await page.getByRole('row', { name: /^Inviter/ }).waitFor()
    return page.getByRole('row', { name: /^Inviter \S{8} 2 2 \S/ }).count()
  }
  await expect.poll(counted).toBe(1)
  for (const search of ['invit', 'inviter@example.org']) {
    await page.getByLabel('Name, code or e-mail').fill(search)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/referrals?${new URLSearchParams({ search })}`)
    await page.reload()
    await page.getByRole('row', { name: /^Inviter/ }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
  }
  await page.getByLabel('Show').selectOption('Invited, nobody joined')
  await page.getByText('Nobody found').waitFor()
  await page.getByRole('link', { name: 'Show everybody' }).click()
  await page.waitForURL('**/referrals')
  await page.getByLabel('Show').selectOption('Nobody invited yet')
  await page.waitForURL('**/referrals?list=idle')
  await page.getByRole('row', { name: /^annual .* Nobody yet$/ }).waitFor()
  expect(await page.getByRole('row', { name: /^Inviter/ }).count()).toBe(0)
  await page.getByLabel('Show').selectOption('Latest joined first')
  await page.getByRole('row', { name: /^Inviter/ }).waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  await page.goto('/referrals?search=nobody%25')
  await page.getByText('Nobody found').waitFor()
  expect(complaints).toEqual([])
})
